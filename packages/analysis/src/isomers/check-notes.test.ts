import type { Language } from '@elucida/spectra/languages';
import type { ModelClaim } from '@elucida/contract/models';
import { expect, test } from 'vitest';
import { loadEngine } from '../load-engine.ts';
import { checkNotes } from './check-notes.ts';
import { guideMaker } from './make-guide.ts';

const { predictor } = loadEngine();
const NOTHING = {
  technique: null,
  position: null,
  multiplicity: null,
  hydrogens: null,
  count: null,
  group: null,
  name: null,
} as const;
const claim = (kind: ModelClaim['kind'], fields: Partial<ModelClaim>): ModelClaim => ({
  ...NOTHING,
  ...fields,
  kind,
});

/** Claims about the molecule itself, the first row of its guide. */
function check(name: string, lang: Language, ...claims: ModelClaim[]) {
  const answer = guideMaker({ predictor })({ name, lang, offset: 0, limit: 1 });
  if (!answer.ok) throw new Error(answer.code);
  return checkNotes(
    {
      formula: answer.guide.formula,
      lang,
      isomers: [{ isomer: answer.guide.isomers[0]!, claims }],
    },
    { predictor },
  );
}
const ethylAcetate = (...claims: ModelClaim[]) => check('ethyl acetate', 'en', ...claims);
const points = (...claims: ModelClaim[]) =>
  ethylAcetate(...claims).notes.flatMap((note) => note.points);

test.each([
  [
    'a shift',
    claim('shift', { technique: 'C13NMR', position: 171, group: 'ester' }),
    /^“ester”: a ¹³C NMR signal is expected at 17\d\.\d ± \d+\.\d ppm\.$/,
  ],
  [
    "a hydrogen shift, our figure in the place of the model's",
    claim('shift', { technique: 'H1NMR', position: 4.2, group: 'OCH2' }),
    /^“OCH2”: a ¹H NMR signal is expected at 4\.1\d ± 0\.\d\d ppm\.$/,
  ],
  [
    'a band',
    claim('shift', { technique: 'IR', position: 1742, group: 'ester' }),
    /^“ester”: its C=O stretch is expected at \d+–\d+ cm⁻¹\.$/,
  ],
  [
    'a count',
    claim('count', { technique: 'C13NMR', count: 4 }),
    /^Signals expected in the ¹³C NMR spectrum: 4\.$/,
  ],
  ['a group', claim('group', { group: 'ethoxy' }), /^“ethoxy”: this isomer has it\.$/],
])('%s that the prediction confirms is written in our words', (_what, stated, text) => {
  expect(points(stated)).toEqual([expect.stringMatching(text)]);
});

test.each([
  ['a shift far off', claim('shift', { technique: 'C13NMR', position: 205, group: 'ester' })],
  ['a group it does not have', claim('group', { group: 'ketone' })],
  ['another count', claim('count', { technique: 'C13NMR', count: 3 })],
  [
    'a word of no table, whatever it says',
    claim('group', { group: '<b>benzene</b> https://example.org' }),
  ],
  ['a name, which is no note', claim('name', { name: 'ethyl acetate' })],
  ['a peak, as nothing was measured', claim('peak', { technique: 'C13NMR', position: 171 })],
  ['half a claim', claim('shift', { technique: 'C13NMR', group: 'ester' })],
  [
    'what is no number',
    claim('shift', { technique: 'C13NMR', position: Number.NaN, group: 'ester' }),
  ],
])('%s is left out and counted', (_what, stated) => {
  expect(ethylAcetate(stated, claim('group', { group: 'ester' }))).toMatchObject({
    notes: [{ smiles: 'CCOC(C)=O', points: ['“ester”: this isomer has it.'] }],
    left_out: 1,
  });
  expect(ethylAcetate(stated)).toEqual({ notes: [], left_out: 1 });
});

test('hydrogens that exchange make the number of signals uncertain', () => {
  for (const count of [2, 3])
    expect(check('ethanol', 'en', claim('count', { technique: 'H1NMR', count }))).toEqual({
      notes: [],
      left_out: 1,
    });
});

test('in each language', () => {
  const stated = [
    claim('count', { technique: 'C13NMR', count: 4 }),
    claim('shift', { technique: 'IR', position: 1742, group: 'ester' }),
  ];
  expect(check('acetato de etilo', 'es', ...stated).notes[0]!.points).toEqual([
    'Señales esperadas en el espectro de RMN de ¹³C: 4.',
    expect.stringMatching(/^«ester»: su tensión C=O se espera entre \d+ y \d+ cm⁻¹\.$/),
  ]);
  expect(check('etil azetato', 'eu', ...stated).notes[0]!.points).toEqual([
    expect.stringMatching(/espektroan espero diren seinaleak: 4\.$/),
    expect.stringMatching(/^«ester»: tarte honetan espero da \(.+\): \d+–\d+ cm⁻¹\.$/),
  ]);
});
