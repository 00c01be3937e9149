import { fusedNumberings } from '../fused/fused-numberings.ts';
import { fusedRings } from '../fused/fused-rings.ts';
import { formatLocant } from '../locant.ts';
import { RETAINED_MONOCYCLES } from '../retained-monocycles.ts';
import { skeletonFromBonds } from '../skeleton.ts';
import { uniform, type NamedSkeleton } from './named-skeleton.ts';
import { heteroWords } from './read-hantzsch-widman.ts';

/** Locants of benzo heterocycles that are written without. */
const USUAL: Readonly<Record<string, string>> = { imidazole: '1,3', triazole: '1,2,3' };

/**
 * Reads benzo heterocycles (P-25.2.2.4): `1,3-benzothiazole`, `3-benzazepine`, `2-benzofuran`,
 * `benzimidazole`. The locants are those of the heteroatoms in the whole system: the heterocycle's
 * own atoms come first, so they tell where the heteroatoms are.
 */
export function readBenzoHeterocycle(name: string): NamedSkeleton | null {
  const [, locantText, rest] = /^(?:((?:\d+,)*\d+)-)?benz([a-z]+)$/.exec(name) ?? [];
  if (!rest) return null;
  for (const text of rest.startsWith('o') ? [rest.slice(1), rest] : [rest]) {
    const word = text.replace(/e?$/, 'e');
    const locants = (locantText ?? USUAL[word])?.split(',').map(Number);
    if (!locants) continue;
    for (const { size, elements } of heteroRings(text)) {
      const found =
        elements.length === locants.length && size > 4 ? benzoRing(size, elements, locants) : null;
      if (found) return found;
    }
  }
  return null;
}

/** Size and heteroatoms, in the order of citation, of a mancude heteromonocycle without locants. */
function heteroRings(word: string): { size: number; elements: number[] }[] {
  const retained = RETAINED_MONOCYCLES.filter(
    ({ saturated, words }) => !saturated && (words[0] === word || words[0] === `${word}e`),
  ).map(({ elements }) => ({
    size: elements.length,
    elements: elements.filter((element) => element !== 6),
  }));
  const systematic = [...heteroWords(word)]
    .filter(({ mancude }) => mancude)
    .map(({ size, terms }) => ({
      size,
      elements: terms.flatMap(({ element, count }) => new Array<number>(count).fill(element)),
    }));
  return [...retained, ...systematic];
}

function benzoRing(
  size: number,
  hetero: readonly number[],
  places: readonly number[],
): NamedSkeleton | null {
  const n = size + 4;
  const elements = new Array<number>(n).fill(6);
  if (places.some((place) => place < 1 || place > size - 2)) return null;
  places.forEach((place, i) => {
    elements[place - 1] = hetero[i];
  });
  const around = elements.map((_, i): [number, number] => [i, (i + 1) % n]);
  const whole = skeletonFromBonds(elements, [...around, [size - 2, n - 1]]);
  const system = fusedRings(whole);
  const wanted = places.map(String).join();
  for (const locants of system ? fusedNumberings(whole, system) : []) {
    if (places.map((place) => formatLocant(locants[place - 1])).join() === wanted)
      return uniform(whole, locants, true);
  }
  return null;
}
