import type { Tongue, Words } from './word.ts';

/** Numerical terms of the units within larger numbers, 0–9 (IUPAC 2013, P-14.2.1.2). */
const UNITS: readonly Words[] = [
  ['', '', ''],
  ['hen', 'hen', 'hen'],
  ['do', 'do', 'do'],
  ['tri', 'tri', 'tri'],
  ['tetra', 'tetra', 'tetra'],
  ['penta', 'penta', 'penta'],
  ['hexa', 'hexa', 'hexa'],
  ['hepta', 'hepta', 'hepta'],
  ['octa', 'octa', 'okta'],
  ['nona', 'nona', 'nona'],
];
const withoutA = (term: string): string => term.replace(/a$/, '');
/** Four stems of their own; from pentane on the numerical term's. */
const SMALL: readonly Words[] = [
  ['', '', ''],
  ['meth', 'met', 'met'],
  ['eth', 'et', 'et'],
  ['prop', 'prop', 'prop'],
  ['but', 'but', 'but'],
  ...UNITS.slice(5).map(([en, es, eu]): Words => [withoutA(en), withoutA(es), withoutA(eu)]),
];
const TENS: readonly Words[] = [
  ['', '', ''],
  ['dec', 'dec', 'dek'],
  ['icos', 'icos', 'ikos'],
  ...UNITS.slice(3).map(([en, es, eu]): Words => [
    `${withoutA(en)}acont`,
    `${withoutA(es)}acont`,
    `${withoutA(eu)}akont`,
  ]),
];

const HUNDREDS: readonly Words[] = [
  ['', '', ''],
  ['hect', 'hect', 'hekt'],
  ['dict', 'dict', 'dikt'],
  ['trict', 'trict', 'trikt'],
];

/**
 * Stem of the alkane with `count` carbons, 1–399: `prop`, `dodec`, `icos`, `henicos`, `triacont`,
 * `dotriacontahect` (IUPAC 2013, P-14.2.1.2). Null beyond.
 */
export function alkaneStem(count: number): Words | null {
  if (!Number.isInteger(count) || count < 1 || count > 399) return null;
  if (count < 10) return SMALL[count];
  if (count >= 100) return overHundred(count);
  const tens = Math.floor(count / 10);
  const one = count % 10;
  // 11 is undecane; 22 is docosane: the initial i of icosane drops after a vowel.
  const unit: Words = count === 11 ? ['un', 'un', 'un'] : UNITS[one];
  const drops = tens === 2 && one > 1;
  const join = (i: Tongue) => unit[i] + (drops ? TENS[tens][i].slice(1) : TENS[tens][i]);
  return [join(0), join(1), join(2)];
}

function overHundred(count: number): Words {
  const hundred = HUNDREDS[Math.floor(count / 100)];
  const rest = count % 100;
  const before = rest < 10 ? UNITS[rest] : alkaneStem(rest)!.map((stem) => `${stem}a`);
  return [before[0] + hundred[0], before[1] + hundred[1], before[2] + hundred[2]];
}
