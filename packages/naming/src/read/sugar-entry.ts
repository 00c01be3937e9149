import { sugarNotation, type Sugar } from './sugar-notation.ts';
import { Kind, type Entry } from './token.ts';

/** A carbohydrate found in a name: where it ends, and its structure as a word of the vocabulary. */
export interface SugarAt {
  readonly end: number;
  readonly entry: Entry;
}

/** Adds a carbohydrate that can be written as a structure. */
export function addSugar(found: SugarAt[], end: number, sugar: Sugar, mark = ''): void {
  const notation = sugarNotation(sugar);
  if (notation === null) return;
  found.push({ end, entry: entryOf(sugar.form, mark + notation) });
}

function entryOf(form: Sugar['form'], notation: string): Entry {
  if (/(?:osyl|onyl)$/.test(form))
    return { kind: Kind.Radical, name: 'glycosyl', notation, joins: false };
  if (/ic$/.test(form)) return { kind: Kind.Salt, name: 'sugar', notation, ends: 'ic' };
  if (/ate$/.test(form) || form === 'oside')
    return { kind: Kind.Salt, name: 'sugar', notation, ends: 'ate' };
  return { kind: Kind.Parent, name: 'sugar', notation };
}
