import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { expect, test } from 'vitest';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { identify } from '../identify.ts';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { Cancelled } from '../stages.ts';
import { isOfFormula } from '../candidates/is-of-formula.ts';

const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));

/** Predictions that take a fraction of a second even on a slow machine. */
const SOON = 2_000;

test.each(['C8H8O2', 'C13H18O3'])('%s: who leads is reported long before the end', (text) => {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(text);
  let predicted = 0;
  let leader = '';
  const counting = {
    ...predictor,
    byTables: (...args: Parameters<typeof predictor.byTables>) => (
      predicted++,
      predictor.byTables(...args)
    ),
  };
  const spectra = [
    {
      type: 'C13NMR' as const,
      peaks: [166.7, 132.8, 130.5, 129.4, 128.2, 65.9, 18.1].map((delta_ppm) => ({ delta_ppm })),
    },
  ];
  expect(() =>
    identify(
      { formula: parsed.formula, spectra, top: 3, seed: 1, useLibrary: false, hide: [] },
      { predictor: counting },
      {
        checkpoint: () => {},
        progress(stage, _fraction, found) {
          if (stage !== 'propose' || found?.key !== 'leading-candidate') return;
          leader = String(found.values.smiles);
          throw new Cancelled();
        },
      },
    ),
  ).toThrow(Cancelled);
  expect(isOfFormula(graphFromSmiles(leader), parsed.formula)).toBe(true);
  expect(predicted).toBeLessThanOrEqual(SOON);
});
