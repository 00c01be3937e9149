import { LANGUAGES } from '@elucida/spectra/languages';
import { loadEngine } from '@elucida/analysis/load-engine';
import { practiceReplySchema, shownProblemSchema } from '@elucida/contract/practice';
import { expect, test } from 'vitest';
import { practiceDesk } from './practice-desk.ts';
import { allProblems } from './problems.ts';

const desk = practiceDesk(loadEngine().predictor);
const idOf = (smiles: string) => allProblems().find((problem) => problem.smiles === smiles)!.id;
const reply = (id: string, structure: string, lang: 'en' | 'es' | 'eu' = 'en') => {
  const answer = desk.reply(id, structure, lang);
  if (!answer.ok) throw new Error(answer.fault);
  return practiceReplySchema.parse(answer.value.reply);
};
/** 2,2-Dimethylbutanal. */
const ALDEHYDE = idOf('CCC(C)(C)C=O');

test('a problem is shown without its answer', () => {
  const shown = desk.show(ALDEHYDE);
  if (!shown.ok) throw new Error(shown.fault);
  expect(shownProblemSchema.parse(shown.value)).toMatchObject({
    formula: 'C6H12O',
    ion_mz: 101.0961,
    hints: ['unsaturation', 'band', 'carbons', 'spins', 'fragment'],
  });
  expect(JSON.stringify(shown.value)).not.toMatch(/smiles|CCC|margin|butanal/iu);
});

test('the right structure is solved, drawn in any way or named, and earns the solution', () => {
  for (const text of ['O=CC(C)(C)CC', 'CCC(C)(C)C=O', '2,2-dimethylbutanal']) {
    const { outcome, contradictions, solution } = reply(ALDEHYDE, text);
    expect({ outcome, contradictions }).toEqual({ outcome: 'solved', contradictions: [] });
    expect(solution).toMatchObject({ smiles: 'CCC(C)(C)C=O', name: '2,2-dimethylbutanal' });
    expect(solution!.sections.map(({ technique }) => technique)).toEqual(['IR', 'H1NMR', 'C13NMR']);
    for (const { points } of solution!.sections) expect(points.length).toBeGreaterThan(0);
  }
});

test('a wrong structure hears what contradicts it, at its atoms, and not the answer', () => {
  const { outcome, smiles, contradictions, solution } = reply(ALDEHYDE, 'CC(C)CC(C)=O');
  expect({ outcome, solution }).toEqual({ outcome: 'wrong', solution: null });
  expect(contradictions.length).toBeGreaterThan(0);
  expect(contradictions.length).toBeLessThanOrEqual(3);
  const texts = contradictions.map(({ text }) => text).join(' ');
  expect(texts).toContain('0.90 ppm is far from what the hydrogens of CH₃ next to C=O');
  expect(texts).not.toMatch(/aldehyde|dimethylbutanal|CCC\(C\)\(C\)C=O/u);
  for (const { atoms } of contradictions)
    for (const atom of atoms) expect(atom).toBeLessThan(smiles.match(/[CO]/g)!.length);
});

test('signals that agree with a wrong structure are said, each at its atoms, and none that is confronted', () => {
  const { agreeing, contradictions } = reply(ALDEHYDE, 'CC(C)CC(C)=O', 'eu');
  // The carbons of C=O, of CH₃ next to it, and of isopropyl lie as those of an aldehyde’s neighbours do.
  expect(agreeing.map(({ technique, text }) => [technique, text])).toEqual([
    ['C13NMR', '205,8'],
    ['C13NMR', '29,6'],
    ['C13NMR', '21,8'],
  ]);
  expect(agreeing.map(({ atoms }) => atoms)).toEqual([[4], [5], [0, 1, 2]]);
  const peaksOf = (points: typeof agreeing) =>
    points.flatMap(({ technique, peaks }) => peaks.map((peak) => `${technique} ${peak}`));
  const confronted = peaksOf(contradictions);
  for (const each of peaksOf(agreeing)) expect(confronted).not.toContain(each);
  expect(reply(ALDEHYDE, 'O=CC(C)(C)CC').agreeing).toEqual([]);
});

test('a shift far from a prediction agrees with nothing, however little is known of the group', () => {
  const { agreeing } = reply(idOf('CCC#N'), 'CC[N+]#[C-]');
  expect(agreeing.map(({ technique, text }) => [technique, text])).toEqual([['H1NMR', '1.28']]);
});

test('what is right in a wrong structure is acknowledged', () => {
  // tert-Butyl and CHO against the C(CH₃)₂CHO of the answer.
  expect(reply(ALDEHYDE, 'CC(C)(C)CC=O').right.length).toBeGreaterThanOrEqual(3);
});

test('a band without an origin is named after what it is, and not after what else absorbs there', () => {
  // Methyl propargyl ether: 3292 cm⁻¹ is ≡C–H, where O–H lies as well.
  const { contradictions } = reply(idOf('COCC#C'), 'CC=CC=O');
  const band = contradictions.find(({ technique }) => technique === 'IR');
  expect(band?.text).not.toContain('O–H');
});

test('isomers on a ring are told apart by the number of signals where shifts are too near', () => {
  const { contradictions } = reply(idOf('Cc1ccc(C)cc1'), 'Cc1cccc(C)c1');
  expect(contradictions[0]?.text).toMatch(
    /^This molecule has 5 kinds of carbon; the ¹³C spectrum has 3 signals/u,
  );
});

test('signals are counted as the spectrum of the problem lists them', () => {
  // The judge takes three of the seven for lines of other substances, to save the wrong structure.
  const { contradictions } = reply(idOf('CCCCCC(C)C'), 'CC(C)CCC(C)C');
  expect(contradictions.map(({ text }) => text)).toContain(
    'This molecule has 3 kinds of carbon; the ¹³C spectrum has 7 signals.',
  );
});

test('a structure that the spectra cannot tell from the answer is accepted, with the odds', () => {
  // The ester in the middle of a long chain: one carbon to the left or to the right gives the same signals.
  const made = desk.make('CCCCCCCCCC(=O)OCCCCCCCCCCC', 'en');
  if (!made.ok) throw new Error(made.fault);
  const answer = desk.reply(made.value, 'CCCCCCCCCCC(=O)OCCCCCCCCCC', 'en');
  if (!answer.ok) throw new Error(answer.fault);
  const { outcome, odds, solution, contradictions } = practiceReplySchema.parse(answer.value.reply);
  expect({ outcome, contradictions }).toEqual({ outcome: 'equivalent', contradictions: [] });
  expect(odds).toBeGreaterThanOrEqual(1);
  expect(odds).toBeLessThan(3);
  expect(solution!.smiles).toBe('CCCCCCCCCCCOC(CCCCCCCCC)=O');
  expect(reply(ALDEHYDE, 'CC(C)CC(C)=O').odds).toBeNull();
});

test('another formula is said to be another formula', () => {
  expect(reply(ALDEHYDE, 'CCO')).toMatchObject({ outcome: 'wrong_formula', formula: 'C2H6O' });
});

test('what is no structure of one part, and what is no problem, is refused', () => {
  expect(desk.reply(ALDEHYDE, 'C1CC', 'en')).toEqual({ ok: false, fault: 'unreadable' });
  expect(desk.reply(ALDEHYDE, 'CCO.O', 'en')).toEqual({ ok: false, fault: 'several_parts' });
  expect(desk.reply('00000000', 'C', 'en')).toEqual({ ok: false, fault: 'no_problem' });
  expect(desk.hint('00000000', 'band', 'en')).toEqual({ ok: false, fault: 'no_problem' });
});

test('hints say more and more, in each language, with its decimal sign', () => {
  const texts = LANGUAGES.map((lang) =>
    (['unsaturation', 'band', 'carbons', 'spins', 'fragment'] as const).map((kind) => {
      const hint = desk.hint(ALDEHYDE, kind, lang);
      if (!hint.ok) throw new Error(hint.fault);
      return hint.value.text;
    }),
  );
  expect(texts[0]).toEqual([
    'C₆H₁₂O has 1 degree of unsaturation (rings plus double bonds).',
    '**1733 cm⁻¹**: C=O stretch.',
    '6 carbons in 5 ¹³C signals. The signals by the hydrogens on their carbons: 2 × CH₃, 1 × CH₂, 1 × CH and ' +
      '1 × C without hydrogen.',
    'The hydrogens at **1.41** and **0.90 ppm** are on neighbouring carbons: they split each other.',
    'The molecule contains this group: aldehyde. ¹³C **205.8 ppm**: CHO.',
  ]);
  expect(texts[1]![3]).toContain('**0,90 ppm**');
  expect(new Set(texts.flat()).size).toBe(15);
});
