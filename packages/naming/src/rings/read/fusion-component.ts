import { fusedParents } from '../fused/fused-parents.ts';
import { RING_ALIASES } from './ring-aliases.ts';
import type { NamedSkeleton } from './named-skeleton.ts';
import { readStem } from './read-alkane.ts';
import { readBenzoHeterocycle } from './read-benzo-heterocycle.ts';
import { carbonRing, readSimpleRing } from './read-simple-ring.ts';

/** Prefixes that are not their ring's name with a final o. */
const IRREGULAR: Readonly<Record<string, string>> = {
  furo: 'furan',
  thieno: 'thiophene',
  imidazo: 'imidazole',
  pyrido: 'pyridine',
  pyrimido: 'pyrimidine',
  quino: 'quinoline',
  isoquino: 'isoquinoline',
  perimido: 'perimidine',
  benzimidazo: 'benzimidazole',
  acenaphtho: 'acenaphthylene',
  isoxazolo: '1,2-oxazole',
  isothiazolo: '1,2-thiazole',
  furazano: '1,2,5-oxadiazole',
  benzofuro: 'benzofuran',
  benzothieno: 'benzothiophene',
};

let prefixes: Map<string, string> | undefined;

/**
 * A component of a fusion name: a prefix (`furo`, `[1,3]thiazolo`, `cyclopenta`) or the base
 * (`pyridine`, `[1,3]thiazole`, `[7]annulene`).
 */
export function fusionComponent(
  word: string,
  locants: string,
  isPrefix: boolean,
): NamedSkeleton | null {
  if (!isPrefix) return baseComponent(word, locants);
  if (word === 'benzo' || word === 'benz') return locants === '' ? carbonRing(6, true) : null;
  const carbons = /^cyclo([a-z]+)a$/.exec(word);
  const size = carbons && readStem(carbons[1]);
  if (size) return carbonRing(size, true);
  prefixes ??= new Map(
    fusedParents().flatMap(({ prefix, words }) => (prefix ? [[prefix[0], words[0]] as const] : [])),
  );
  const full = locants === '' ? word : `[${locants}]${word}`;
  const known = prefixes.get(full);
  if (known) return baseComponent(known, '');
  if (Object.hasOwn(IRREGULAR, word)) return baseComponent(IRREGULAR[word], locants);
  if (!word.endsWith('o')) return null;
  const stem = word.slice(0, -1);
  return baseComponent(`${stem}e`, locants) ?? baseComponent(stem, locants);
}

function baseComponent(word: string, locants: string): NamedSkeleton | null {
  // Not the 1,3,5-triazine that the name alone means.
  if (locants === '' && /^(?:tri|tetr)azine?$/.test(word)) return null;
  // The older name of a large carbocycle as the base: dibenzo[a,d]cycloheptene.
  const carbocycle = locants === '' ? /^cyclo([a-z]+?)ene?$/.exec(word) : null;
  const carbons = carbocycle && readStem(carbocycle[1]);
  if (carbons) return carbonRing(carbons, true);
  if (/^annulene?$/.test(word)) return readSimpleRing(`[${locants}]annulene`);
  const name = locants === '' ? word : `${locants}-${word}`;
  const alias = [name, `${name}e`].flatMap((each) =>
    Object.hasOwn(RING_ALIASES, each) ? [RING_ALIASES[each]!] : [],
  )[0];
  const ring =
    (alias && !alias.saturated && !alias.name.includes('[') ? readOne(alias.name) : null) ??
    readOne(name);
  return ring && ring.mancude.every(Boolean) ? ring : null;
}

function readOne(name: string): NamedSkeleton | null {
  return readSimpleRing(name) ?? readBenzoHeterocycle(name);
}
