import type { Tongue, Words } from '../words/word.ts';
import { multiplier } from '../words/numerals.ts';
import type { Molecule } from './molecule.ts';
import type { Ligands } from './ligands.ts';

const HALIDO: Readonly<Record<number, Words>> = {
  9: ['fluorid', 'fluorid', 'fluorid'],
  17: ['chlorid', 'clorid', 'klorid'],
  35: ['bromid', 'bromid', 'bromid'],
  53: ['iodid', 'yodid', 'iodid'],
};
const AMID: Words = ['amid', 'amid', 'amid'],
  IMID: Words = ['imid', 'imid', 'imid'],
  THIO: Words = ['thio', 'tio', 'tio'],
  SELENO: Words = ['seleno', 'seleno', 'seleno'];

/**
 * Functional replacement infixes of an oxoacid (P-67.1.2.4): amido, chlorido, imido, thio, in
 * alphabetical order, joined to the acid's stem.
 */
export function withInfixes(
  m: Molecule,
  stem: Words,
  ligands: Ligands,
  skip: { readonly halogen?: boolean; readonly amino?: boolean } = {},
): Words {
  const { element } = m.graph;
  const infixes: { words: Words; count: number }[] = [];
  const add = (words: Words, count: number) => {
    if (count > 0) infixes.push({ words, count });
  };
  if (!skip.amino) add(AMID, ligands.amino.length);
  if (!skip.halogen)
    for (const [e, words] of Object.entries(HALIDO))
      add(words, ligands.halogen.filter((x) => element[x] === Number(e)).length);
  add(IMID, ligands.double.filter((x) => element[x] === 7).length);
  const chalcogens = [...ligands.double, ...ligands.acid.map(({ atom }) => atom)];
  add(SELENO, chalcogens.filter((x) => element[x] === 34).length);
  add(THIO, chalcogens.filter((x) => element[x] === 16).length);
  infixes.sort((a, b) => (a.words[0] < b.words[0] ? -1 : 1));
  const join = (i: Tongue) =>
    infixes.reduce((text, { words, count }) => {
      const infix = multiplier(count, i) + words[i];
      return text + (/^[aeiou]/.test(infix) || text.endsWith('o') ? '' : 'o') + infix;
    }, stem[i]);
  return [join(0), join(1), join(2)];
}

/** Joins an ending to each language's stem. */
export const ended = (stem: Words, ending: Words): Words => [
  stem[0] + ending[0],
  (stem[1] + ending[1]).replace(/idico$/, 'ídico'),
  stem[2] + ending[2],
];
export const IC: Words = ['ic', 'ico', 'iko'],
  ATE: Words = ['ate', 'ato', 'ato'],
  OUS: Words = ['ous', 'oso', 'oso'],
  ITE: Words = ['ite', 'ito', 'ito'];
