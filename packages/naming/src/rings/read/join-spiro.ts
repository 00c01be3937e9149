import { formatLocant, parseLocant, type Locant } from '../locant.ts';
import { bondsOf, skeletonFromBonds } from '../skeleton.ts';
import type { NamedSkeleton } from './named-skeleton.ts';

/**
 * A spiro name taken apart: component names, and for each spiro atom its locants in the two
 * components.
 */
export interface ParsedSpiro {
  readonly components: readonly string[];
  readonly links: readonly (readonly [string, string])[];
}

const COUNTS: Readonly<Record<string, number>> = { spiro: 1, dispiro: 2, trispiro: 3 };

/**
 * Takes `spiro[A-1,2'-B]`, `dispiro[A-1,2'-B-3',4''-C]`, `1,1'-spirobi[A]` and `1,1'-spirobiindene`
 * apart. Null for other texts.
 */
export function parseSpiro(name: string): ParsedSpiro | null {
  const twice = /^(\d+[a-z]?),(\d+[a-z]?')-spirobi(.+)$/.exec(name);
  if (twice) {
    const component =
      twice[3].startsWith('[') && twice[3].endsWith(']') ? twice[3].slice(1, -1) : twice[3];
    return { components: [component, component], links: [[twice[1], twice[2]]] };
  }
  const match = /^((?:di|tri)?spiro)\[(.+)\]$/.exec(name);
  if (!match) return null;
  const pieces = match[2].split(/-(\d+[a-z]?'*,\d+[a-z]?'+)-/);
  if (pieces.length !== 2 * COUNTS[match[1]] + 1) return null;
  const components = pieces
    .filter((_, i) => i % 2 === 0)
    .map((text) =>
      text
        .replace(/^\[([\d,]+)\](?=[a-z]+$)/, '$1-')
        .replace(/^\[(.+)\]$/, (whole, inner: string) =>
          inner.includes(']') && !inner.includes('[') ? whole : inner,
        ),
    );
  const links = pieces
    .filter((_, i) => i % 2 === 1)
    .map((text) => text.split(',') as [string, string]);
  return { components, links };
}

/**
 * Joins components at their spiro atoms; the locants of the second component are primed once, of
 * the third twice. Null when a locant is missing.
 */
export function joinSpiro(
  parts: readonly NamedSkeleton[],
  links: readonly (readonly [string, string])[],
): NamedSkeleton | null {
  const elements: number[] = [];
  const bonds: [number, number][] = [];
  const locants: Locant[] = [];
  const mancude: boolean[] = [];
  const saturated: number[] = [];
  const doubleBonds: [number, number][] = [];
  const byLocant = new Map<string, number>();
  for (const [at, part] of parts.entries()) {
    const shared = new Map<number, number>();
    for (const link of links) {
      const inner = link.find((text) => parseLocant(text)?.primes === at);
      const outer = link.find((text) => text !== inner);
      const there = outer === undefined ? undefined : byLocant.get(outer);
      if (inner === undefined || there === undefined) continue;
      const own = part.locants.findIndex(
        (locant) => formatLocant({ ...locant, primes: at }) === inner,
      );
      if (own < 0 || part.skeleton.elements[own] !== elements[there]) return null;
      shared.set(own, there);
    }
    if (shared.size !== (at === 0 ? 0 : 1)) return null;
    const atoms = part.skeleton.elements.map((element, own) => {
      const locant = { ...part.locants[own], primes: at };
      const there = shared.get(own);
      const atom = there ?? elements.length;
      if (there === undefined) {
        elements.push(element);
        locants.push(locant);
        mancude.push(part.mancude[own]);
      } else mancude[there] ||= part.mancude[own];
      byLocant.set(formatLocant(locant), atom);
      if (there !== undefined || part.saturated.includes(own)) saturated.push(atom);
      return atom;
    });
    for (const [a, b] of bondsOf(part.skeleton)) bonds.push([atoms[a], atoms[b]]);
    for (const [a, b] of part.doubleBonds ?? []) doubleBonds.push([atoms[a], atoms[b]]);
  }
  return {
    skeleton: skeletonFromBonds(elements, bonds),
    locants,
    mancude,
    saturated: [...new Set(saturated)],
    doubleBonds,
  };
}
