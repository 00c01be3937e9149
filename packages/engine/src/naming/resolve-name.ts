import { LIBRARY } from '../library/library.ts';
import { graphFromSmiles } from '../molecules/smiles.ts';
import { systematicName } from './systematic-name.ts';

/** What a text stands for. */
export interface ResolvedName {
  readonly structure: { readonly smiles: string } | null;
  /** Names that look like it, where it stands for nothing. */
  readonly suggestions: readonly string[];
}

/** Names are compared without case, accents, spaces and hyphens. */
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/[\s\u2010-\u2015-]/g, '');
/** The forms in which a systematic name is written: propan-2-one, 2-propanone, propanone. */
const forms = (name: string): string[] => {
  const match = /^([a-z]+)-(\d+)-([a-z]+)$/.exec(name);
  return match ? [name, `${match[2]}-${match[1]}${match[3]}`, `${match[1]}${match[3]}`] : [name];
};

let index: Map<string, string> | undefined;

function byName(): Map<string, string> {
  if (index) return index;
  index = new Map();
  for (const [smiles, , en, es, eu] of LIBRARY) for (const name of [en, es, eu]) index.set(folded(name), smiles);
  for (const [smiles] of LIBRARY) {
    const names = systematicName(graphFromSmiles(smiles));
    for (const form of [names?.en, names?.es, names?.eu].flatMap((name) => (name ? forms(name) : []))) if (!index.has(folded(form))) index.set(folded(form), smiles);
  }
  return index;
}

/** A name of the library in any of its languages, or a SMILES, as a structure. */
export function resolveName(text: string, { useLibrary = true }: { readonly useLibrary?: boolean } = {}): ResolvedName {
  const known = useLibrary ? byName().get(folded(text)) : undefined;
  if (known !== undefined) return { structure: { smiles: known }, suggestions: [] };
  try {
    graphFromSmiles(text);
    return { structure: { smiles: text }, suggestions: [] };
  } catch {
    return { structure: null, suggestions: [] };
  }
}
