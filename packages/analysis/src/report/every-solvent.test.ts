import { LANGUAGES } from '@elucida/spectra/languages';
import { readFacts } from '@elucida/engine/constraints/spectral-facts';
import { explainedCandidate } from '@elucida/engine/statements/explained-candidate';
import type { Candidate } from '@elucida/engine/identification';
import { candidateEvidence } from '@elucida/engine/judging/candidate-evidence';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { stateOthers } from '@elucida/engine/nmr/state-others';
import { declaredEffect } from '@elucida/spectra/nmr-lines/solvent';
import {
  isSolventName,
  solventNamed,
  solventPrinted,
} from '@elucida/spectra/chemistry/solvent-names';
import { SOLVENTS } from '@elucida/spectra/chemistry/solvents';
import { formulaFromCounts } from '@elucida/spectra/formula/formula-from-counts';
import { readNotation } from '@elucida/spectra/notation/read-notation';
import { readTopSpin } from '@elucida/spectra/nmr/read-topspin';
import { solventSpan } from '@elucida/spectra/peak-picking/pick-signals';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { describe, expect, test } from 'vitest';
import { loadEngine } from '../load-engine.ts';
import { writeStatement } from './write-statement.ts';

const { predictor } = loadEngine();
/** Succinic anhydride, whose lines lie far from those of all solvents. */
const GRAPH = graphFromSmiles('O=C1CCC(=O)O1');
const OWN = [170.5, 28.4];

/** What the report says of lines that are not the molecule's. */
function others(spectra: readonly Spectrum[]) {
  const evidence = candidateEvidence(
    { graph: GRAPH, perception: perceive(GRAPH) },
    readFacts(formulaFromCounts({ C: 4, H: 4, O: 3 }), spectra),
    predictor,
  );
  return stateOthers(
    explainedCandidate({
      smiles: 'O=C1CCC(=O)O1',
      evidence,
      names: null,
    } as unknown as Candidate),
  );
}

describe.each(SOLVENTS)('$id', ({ id, label, effect, h1, c13, water }) => {
  test('as its id, as it is printed and in a title, it is one and the same', () => {
    for (const written of [id, label]) {
      expect(solventNamed(written)?.id, written).toBe(id);
      expect(isSolventName(written), written).toBe(true);
    }
    expect(solventPrinted(`13C NMR (101 MHz, ${id}) of sample 4`)?.id).toBe(id);
  });

  test('typed in front of a list it decides how hydrogens exchange', () => {
    for (const list of [`1H NMR (400 MHz, ${id}) δ 3.01 (s, 4H)`, `13C NMR (${id}) δ 170.5`]) {
      const read = readNotation(list);
      if (!read.ok) throw new Error(list);
      expect(declaredEffect(read.spectrum)).toBe(effect);
    }
  });

  test('recorded curves leave out its first signal', () => {
    for (const [nucleus, own] of [
      ['h1', h1],
      ['c13', c13],
    ] as const) {
      const span = solventSpan(id, nucleus);
      if (own[0] === undefined) expect(span).toBeNull();
      else expect(own[0].ppm > span![0] && own[0].ppm < span![1]).toBe(true);
    }
  });

  test.runIf(c13.length)(
    'its carbons in a TopSpin list are assigned to it, in three languages',
    () => {
      const shifts = readTopSpin(
        `# PEAKLIST\n# Peak  F1 [Hz]  F1 [ppm]  Intensity\n${[...OWN, ...c13.map(({ ppm }) => ppm)]
          .map((ppm, row) => `${row + 1} ${ppm * 100.6} ${ppm} 1.0`)
          .join('\n')}`,
      )!;
      const stated = others([
        {
          type: 'C13NMR',
          metadata: { solvent: id },
          peaks: shifts.map((delta_ppm) => ({ delta_ppm })),
        },
      ]);
      expect(stated.map(({ kind }) => kind)).toEqual(['other-solvent']);
      for (const language of LANGUAGES)
        expect(writeStatement(stated[0]!, language)).toContain(label);
    },
  );

  test('water in it is assigned to water, in three languages', () => {
    const stated = others([
      {
        type: 'H1NMR',
        metadata: { solvent: id },
        peaks: [
          { delta_ppm: 3.01, int: 4, mult: 's' },
          { delta_ppm: water, int: 0.4, mult: 'br-s' },
        ],
      },
    ]);
    expect(stated.map(({ kind }) => kind)).toEqual(['other-water']);
    for (const language of LANGUAGES) expect(writeStatement(stated[0]!, language)).toContain(label);
  });
});
