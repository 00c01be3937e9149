import { HALIDE_WORDS } from '../words/functional.ts';
import type { Words } from '../words/word.ts';
import { branch } from './branch.ts';
import type { Built } from './body-request.ts';
import { buildBody, compareKeys } from './build-body.ts';
import { ION, ownAtoms, type Ligands } from './ligands.ts';
import type { Molecule } from './molecule.ts';
import type { EsterWord, NameNode, Prefix } from './name-tree.ts';
import { lettered } from './place.ts';
import { wordSkeleton } from './skeleton.ts';

export interface SpecialRequest {
  readonly center: number;
  readonly ligands: Ligands;
  /** Words of the acid as `body`, before `acid` and as an anion. */
  readonly words: {
    readonly body?: Words;
    readonly acid?: Words;
    readonly anion?: Words;
    readonly halide?: Words;
    readonly adjective?: boolean;
    readonly amide?: Words;
  };
  /** Nitrogens in the order of their primes; those in one inner list may change places. */
  readonly sites: readonly number[];
  /** Sites from this index on keep their prime. */
  readonly free: number;
  /** Letter for organyl groups on the central atom where other letters are cited. */
  readonly letter: string;
}

/** The name by a special parent: acid, ester, halide or amide, whichever its groups make it. */
export function buildSpecial(m: Molecule, request: SpecialRequest): NameNode | null {
  const { ligands, words, center } = request;
  const organyl = ligands.acid.filter(({ behind }) => behind >= 0);
  const isIon = ligands.acid.some(({ behind }) => behind === ION);
  const form =
    ligands.acid.length > 0
      ? organyl.length > 0 || isIon
        ? words.anion
        : words.acid
      : ligands.halogen.length > 0
        ? words.halide
        : (words.amide ?? words.body);
  if (!form) return null;
  const elsewhere = [...ownAtoms(ligands), ...organyl.map(({ behind }) => behind)];
  let best: Built | null = null;
  for (const sites of arrangements(request.sites, request.free)) {
    const group = {
      suffix: 'amide' as const,
      carbon: -1,
      at: [center],
      own: elsewhere,
      organyl: [],
      halogen: 0,
      sites: sites.map((atom, primes) => ({ atom, symbol: 'N' as const, primes })),
    };
    const built = buildBody(m, {
      skeleton: wordSkeleton(form, center),
      groups: [group],
      ending: null,
      branch,
    });
    if (!built) return null;
    if (!best || compareKeys(built.key, best.key) < 0) best = built;
  }
  if (!best) return null;
  const body = {
    ...best.body,
    lambda: [],
    prefixes: withLetter(best.body.prefixes, request.letter),
  };
  if (ligands.acid.length === 0) {
    if (ligands.halogen.length === 0)
      return words.amide
        ? { form: 'amide', body, count: ligands.amino.length }
        : { form: 'body', body };
    return {
      form: 'halide',
      body,
      halides: ligands.halogen.map((x) => HALIDE_WORDS[m.graph.element[x]]),
      ...(words.adjective ? { adjective: true } : {}),
    };
  }
  const sulfurs = [...ligands.double, ...ligands.acid.map(({ atom }) => atom)].filter(
    (a) => m.graph.element[a] === 16,
  ).length;
  const needsLetters = sulfurs > 0 && ligands.acid.length + ligands.double.length > sulfurs;
  const letter = (atom: number) =>
    needsLetters ? lettered(m.graph.element[atom] === 16 ? 'S' : 'O', 0) : null;
  if (organyl.length === 0 && !isIon)
    return needsLetters ? null : { form: 'acid', body, element: '' };
  const alkyls: EsterWord[] = [];
  for (const { atom, behind } of ligands.acid) {
    if (behind === ION) continue;
    const node = behind < 0 ? null : branch(m, behind, atom);
    if (behind >= 0 && !node) return null;
    alkyls.push({ place: letter(atom), node });
  }
  if (isIon && needsLetters && alkyls.length > 0) return null;
  return alkyls.length === 0 ? { form: 'body', body } : { form: 'ester', body, alkyls };
}

/** With N-locants, what hangs on phosphorus is cited with P. */
function withLetter(prefixes: readonly Prefix[], letter: string): readonly Prefix[] {
  if (letter === '' || !prefixes.some(({ place }) => place)) return prefixes;
  return prefixes.map((prefix) =>
    prefix.place ? prefix : { ...prefix, place: lettered(letter, 0) },
  );
}

/** Orders of the first `free` sites; the others stay. */
function arrangements(sites: readonly number[], free: number): number[][] {
  const fixed = sites.slice(free);
  return permutations(sites.slice(0, free)).map((first) => [...first, ...fixed]);
}

function permutations(items: readonly number[]): number[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, i) =>
    permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]),
  );
}
