import { ELEMENTS } from '@elucida/spectra/chemistry/elements';
import type { Random } from '../../../../../fixtures/random.ts';
import { STRINGS } from './hostile-values.ts';

/** Those that a formula may hold, and some that it may not. */
const SYMBOLS = [...ELEMENTS, 'Se', 'Xx', 'D', 'R'] as const;
const COUNTS = [
  '',
  '0',
  '1',
  '2',
  '6',
  '12',
  '60',
  '999',
  '1000000000',
  '99999999999999999999',
  '-1',
  '1.5',
  '₂',
  'n',
] as const;
const BETWEEN = [
  '',
  '',
  '',
  '(',
  ')',
  '((',
  ')2',
  '·',
  '.',
  '*',
  '.2',
  '+',
  '-',
  '-2',
  '+99',
  ' ',
  '[',
  ']',
  '\0',
] as const;

/** A molecular formula or something near to one. */
export function hostileFormula(random: Random): string {
  if (random.chance(0.3))
    return random.pick([
      'C7H12O2',
      'C2H6O',
      'CH4',
      'C6H12O6',
      'C8H10N4O2',
      'C9H13N·HCl',
      'C4H4O4.2C2H7N',
    ]);
  if (random.chance(0.15))
    return random.pick([
      ...STRINGS,
      '('.repeat(90) + 'C' + ')'.repeat(90),
      'C'.repeat(200),
      'H2O·'.repeat(49),
      'C1H1'.repeat(50),
      'C999H999N999O999',
    ]);
  return Array.from(
    { length: random.whole(1, 12) },
    () => random.pick(SYMBOLS) + random.pick(COUNTS) + random.pick(BETWEEN),
  ).join('');
}

const TOKENS = [
  'C',
  'c',
  'N',
  'n',
  'O',
  'o',
  'S',
  'Cl',
  'Br',
  '[H]',
  '[C@@H]',
  '[C@](',
  '[13CH2+]',
  '[NH4+]',
  '[O-]',
  '[U]',
  '[999C]',
  '[C+15]',
  '(',
  ')',
  '=',
  '#',
  '$',
  ':',
  '/',
  '\\',
  '.',
  '1',
  '2',
  '9',
  '%10',
  '%99',
  '%(100)',
  '[',
  ']',
  '*',
  '@',
  '-',
  ' ',
  '>>',
  '|',
] as const;

/** A SMILES or something near to one: chains, cages, rings that never close. */
export function hostileSmiles(random: Random): string {
  switch (random.whole(0, 7)) {
    case 0:
      return random.pick([
        'CCO',
        'c1ccccc1',
        'CC(=O)Oc1ccccc1C(=O)O',
        'C12C3C4C1C5C2C3C45',
        '[Na+].[Cl-]',
        'C/C=C\\C',
      ]);
    case 1:
      return random.pick(STRINGS);
    case 2:
      return 'C'.repeat(random.whole(100, 600));
    case 3:
      return 'C1'.repeat(random.whole(1, 200));
    case 4:
      return Array.from(
        { length: random.whole(2, 60) },
        (_, index) => `c${(index % 9) + 1}ccc`,
      ).join('');
    case 5:
      return '('.repeat(random.whole(1, 300)) + 'C';
    default:
      return Array.from({ length: random.whole(1, 60) }, () => random.pick(TOKENS)).join('');
  }
}
