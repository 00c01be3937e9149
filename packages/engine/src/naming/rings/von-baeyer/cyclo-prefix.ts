import type { Words } from '../../words/word.ts';

const MULTIPLIED: readonly Words[] = [
  ['', '', ''],
  ['', '', ''],
  ['bi', 'bi', 'bi'],
  ['tri', 'tri', 'tri'],
  ['tetra', 'tetra', 'tetra'],
  ['penta', 'penta', 'penta'],
  ['hexa', 'hexa', 'hexa'],
  ['hepta', 'hepta', 'hepta'],
  ['octa', 'octa', 'okta'],
  ['nona', 'nona', 'nona'],
  ['deca', 'deca', 'deka'],
  ['undeca', 'undeca', 'undeka'],
  ['dodeca', 'dodeca', 'dodeka'],
];

/** `bicyclo`, `tricyclo` … by the number of rings. */
export function cycloPrefix(rings: number): Words {
  const [en, es, eu] = MULTIPLIED[rings];
  return [`${en}cyclo`, `${es}ciclo`, `${eu}ziklo`];
}
