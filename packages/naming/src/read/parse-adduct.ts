import type { Tongue } from '../words/word.ts';
import { appendMolecule } from './append-molecule.ts';
import { Building, CannotBuild } from './building.ts';
import type { Written } from './name-parts.ts';

const RATIO = /^\((\d{1,2}(?::\d{1,2}){1,3})\)$/;
const WITH: readonly (readonly string[])[] = [['compound', 'with'], ['compuesto', 'con'], ['eta']];
const AND: readonly string[] = ['and', 'y', 'eta'];

/**
 * Adducts: `benzene compound with ethoxyethane (1:1)`, `bentzenoa eta etoxietanoa (1:1)`. `parse`
 * reads the name of one component. Null for other names;
 * throws CannotBuild where the numbers of components and of the ratio differ.
 */
export function parseAdduct(
  words: readonly Written[],
  tongue: Tongue,
  parse: (words: readonly Written[]) => Building | null,
): Building | null {
  const ratio = RATIO.exec(words.at(-1)?.lower ?? '')?.[1]
    .split(':')
    .map(Number);
  if (!ratio) return null;
  const names: Written[][] = [[]];
  for (let i = 0; i < words.length - 1; i++) {
    const isWith = WITH[tongue].every((word, k) => words[i + k]?.lower === word);
    if (isWith || (names.length > 1 && words[i].lower === AND[tongue])) {
      names.push([]);
      if (isWith) i += WITH[tongue].length - 1;
    } else names.at(-1)!.push(words[i]);
  }
  if (names.length < 2) return null;
  if (names.length !== ratio.length || ratio.some((count) => count < 1 || count > 12))
    throw new CannotBuild('ratio');
  const whole = new Building();
  for (const [k, name] of names.entries()) {
    const part = name.length > 0 ? parse(name) : null;
    if (!part) return null;
    for (let copy = 0; copy < ratio[k]; copy++) appendMolecule(whole, part);
  }
  return whole;
}
