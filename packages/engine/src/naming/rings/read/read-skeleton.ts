import { parseLocant, formatLocant } from '../locant.ts';
import { RING_ALIASES } from './ring-aliases.ts';
import type { NamedSkeleton } from './named-skeleton.ts';
import { readAlicyclicSpiro } from './read-alicyclic-spiro.ts';
import { readBenzoHeterocycle } from './read-benzo-heterocycle.ts';
import { readFusion } from './read-fusion.ts';
import { readSimpleRing } from './read-simple-ring.ts';
import { readVonBaeyer } from './read-von-baeyer.ts';

/** Reads any ring name, names in use among chemists included. Null when it is none. */
export function readSkeleton(name: string): NamedSkeleton | null {
  const alias = Object.hasOwn(RING_ALIASES, name) ? RING_ALIASES[name] : Object.hasOwn(RING_ALIASES, `${name}e`) ? RING_ALIASES[`${name}e`] : undefined;
  if (alias) {
    const ring = readSkeleton(alias.name);
    return ring && alias.saturated ? saturate(ring, alias.saturated.split(',')) : ring;
  }
  if (name.includes('cyclo[')) return readVonBaeyer(name);
  if (/spiro\[[\d.^()]+\]/.test(name)) return readAlicyclicSpiro(name);
  return readSimpleRing(name) ?? readBenzoHeterocycle(name) ?? (name.includes('[') ? readFusion(name) : null);
}

function saturate(ring: NamedSkeleton, locants: readonly string[]): NamedSkeleton {
  const wanted = new Set(locants.map((locant) => formatLocant(parseLocant(locant)!)));
  return { ...ring, saturated: ring.locants.flatMap((locant, atom) => (wanted.has(formatLocant(locant)) ? [atom] : [])) };
}
