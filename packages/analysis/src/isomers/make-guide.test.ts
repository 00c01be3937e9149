import { DEFAULT_LANGUAGE, LANGUAGES } from '@elucida/spectra/languages';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { expect, test } from 'vitest';
import { guideMaker } from './make-guide.ts';

const make = guideMaker({
  predictor: createShiftPredictor(loadShiftTables(defaultDataDirectory())),
});

function guide(name: string, { lang = DEFAULT_LANGUAGE, offset = 0, limit = 50 } = {}) {
  const answer = make({ name, lang, offset, limit });
  if (!answer.ok) throw new Error(answer.code);
  return answer.guide;
}
const row = (name: string, smiles: string) =>
  guide(name).isomers.find((isomer) => isomer.smiles === smiles)!;
/** What a signal says apart from its shift: `(t, J = 7.1 Hz, 3H, CH₃)`. */
const details = (signals: readonly string[]) =>
  signals.map((signal) => signal.replace(/^[^(]*\(/, '').replace(/\)$/, ''));

test('ethyl acetate: a quartet, a singlet and a triplet, four carbons and the ester band', () => {
  const { h1nmr, c13nmr, ir, signals } = row('C4H8O2', 'CCOC(C)=O');
  expect(details(h1nmr)).toEqual([
    'q, J = 7.1 Hz, 2H, OCH₂',
    's, 3H, CH₃ next to C=O',
    't, J = 7.1 Hz, 3H, CH₃',
  ]);
  expect(details(c13nmr)).toEqual(['ester C=O', 'OCH₂', 'CH₃ next to C=O', 'CH₃']);
  expect(ir).toContain('1755–1730 (s): C=O stretch, ester');
  expect(
    signals.H1NMR.map(({ hydrogens, multiplicity, exchangeable }) => [
      hydrogens,
      multiplicity,
      exchangeable,
    ]),
  ).toEqual([
    [2, 'q', false],
    [3, 's', false],
    [3, 't', false],
  ]);
  for (const { delta_ppm: delta, sd_ppm: sd } of signals.C13NMR)
    expect(sd > 0 && delta - sd > 0).toBe(true);
});

test('a row holds the spin system that its ¹H spectrum is simulated from', () => {
  const { h1_spins: spins, signals } = row('C4H8O2', 'CCOC(C)=O');
  expect(spins!.couplings).toEqual([[0, 1, 7.1]]);
  expect(spins!.groups.map(([ppm]) => Number(ppm!.toFixed(2))).sort()).toEqual(
    signals.H1NMR.map(({ delta_ppm }) => delta_ppm).sort(),
  );
});

test('equivalent carbons are one signal, and hydrogens on oxygen are broad', () => {
  const { h1nmr, c13nmr, diagnostics } = row('C5H12O', 'CC(C)(C)CO');
  expect(details(h1nmr)).toEqual(['s, 2H, OCH₂', 'br s, 1H, OH', 's, 9H, CH₃']);
  expect(details(c13nmr)).toEqual(['OCH₂', 'quaternary C', '3 C, CH₃']);
  expect(diagnostics[0]).toBe('3 ¹³C signals; 2 ¹H signals on carbon (2:9).');
});

test('groups that differ only in space are two signals, also in the counts', () => {
  const { h1nmr, c13nmr, diagnostics, signals } = row('C5H12O', 'CC(C)C(C)O');
  expect(details(h1nmr).at(-1)).toBe('2 × d, J = 6.8 Hz, 6H, CH₃');
  expect(details(c13nmr).at(-1)).toBe('2 C, two signals, CH₃');
  expect(diagnostics[0]).toBe('5 ¹³C signals; 5 ¹H signals on carbon (1:1:3:3:3).');
  expect(signals.C13NMR.map((signal) => signal.signals)).toEqual([1, 1, 1, 2]);
});

test('hydrogens that couple with others almost at their shift are multiplets', () => {
  expect(details(row('C5H12O', 'CCCCCO').h1nmr)).toEqual([
    'br s, 1H, OH',
    't, J = 6.7 Hz, 2H, OCH₂',
    'quint, J = 7.1 Hz, 2H, CH₂',
    'm, 2H, CH₂',
    'm, 2H, CH₂',
    't, J = 7.4 Hz, 3H, CH₃',
  ]);
});

test('each row is distinguished from those above and below it, in plain text', () => {
  const { isomers } = guide('C5H12O');
  isomers.forEach(({ diagnostics }, i) => {
    const others = [isomers[i - 1], isomers[i + 1]]
      .filter((other) => other !== undefined)
      .map(({ name, smiles }) => name ?? smiles);
    for (const other of others)
      expect(diagnostics.some((sentence) => sentence.includes(other))).toBe(true);
    // Nor with labels of atoms, which the drawings do not show.
    for (const sentence of diagnostics) expect(sentence).not.toMatch(/[*`]|, [CO]\d+\)/);
  });
});

test('the note says what the list covers', () => {
  expect(guide('C5H12O').note).toMatch(/^All 14 constitutional isomers of C₅H₁₂O are listed\./);
  expect(guide('Cc1ccccc1C').note).toMatch(
    new RegExp(
      String.raw`^C₈H₁₀ has 4,678 constitutional isomers\. The 1,000 that a chemist is most ` +
        String.raw`likely to meet are listed\..* The molecule asked for comes first`,
    ),
  );
  expect(guide('C10H14O', { limit: 1 }).note).toMatch(
    /^C₁₀H₁₄O has too many constitutional isomers to make and order them all\..*It is not complete\./,
  );
  expect(guide('methane').note).toMatch(
    /^CH₄ has a single constitution\. Nothing here is measured\./,
  );
});

test('all languages say the same of the same rows', () => {
  const [en, ...others] = LANGUAGES.map((lang) => guide('acetone', { lang }));
  for (const other of others) {
    expect(other.isomers.map(({ signals, smiles }) => ({ signals, smiles }))).toEqual(
      en.isomers.map(({ signals, smiles }) => ({ signals, smiles })),
    );
    expect(other.isomers.map(({ diagnostics }) => diagnostics.length)).toEqual(
      en.isomers.map(({ diagnostics }) => diagnostics.length),
    );
    expect(other.note).not.toBe(en.note);
  }
});
