import { parseLocant, formatLocant } from '../locant.ts';
import { RING_ALIASES } from './ring-aliases.ts';
import type { NamedSkeleton } from './named-skeleton.ts';
import { readAlicyclicSpiro } from './read-alicyclic-spiro.ts';
import { joinSpiro, parseSpiro } from './join-spiro.ts';
import { readStem } from './read-alkane.ts';
import { readBenzoHeterocycle } from './read-benzo-heterocycle.ts';
import { readFusion } from './read-fusion.ts';
import { readSimpleRing } from './read-simple-ring.ts';
import { readVonBaeyer } from './read-von-baeyer.ts';

/** Reads any ring name, names in use among chemists included. Null when it is none. */
export function readSkeleton(name: string): NamedSkeleton | null {
  const alias = Object.hasOwn(RING_ALIASES, name)
    ? RING_ALIASES[name]
    : Object.hasOwn(RING_ALIASES, `${name}e`)
      ? RING_ALIASES[`${name}e`]
      : undefined;
  if (alias) {
    const ring = readSkeleton(alias.name);
    return ring && alias.saturated ? saturate(ring, alias.saturated.split(',')) : ring;
  }
  if (name.includes('spiro')) return readAlicyclicSpiro(name) ?? readComponentSpiro(name);
  if (name.includes('cyclo[')) return readVonBaeyer(name);
  return (
    readSimpleRing(name) ??
    readBenzoHeterocycle(name) ??
    (name.includes('[') ? readFusion(name) : null) ??
    readBenzocycloalkene(name)
  );
}

/**
 * Older names of benzo carbocycles: `benzocycloheptene`, `dibenzo[a,d]cycloheptene` are those of
 * [7]annulene.
 */
function readBenzocycloalkene(name: string): NamedSkeleton | null {
  const match = /^((?:di)?benzo.*)cyclo([a-z]+?)ene?$/.exec(name);
  const size = match && readStem(match[2]);
  return size && size > 6 ? readFusion(`${match[1]}[${size}]annulene`) : null;
}

/**
 * Spiro compounds with named components: `spiro[cyclohexane-1,2'-indole]`, `1,1'-spirobi[indene]`,
 * `dispiro[A-1,2'-B-3',4''-C]`.
 */
function readComponentSpiro(name: string): NamedSkeleton | null {
  const parsed = parseSpiro(name);
  const parts = parsed?.components.map(
    (text) => readUnsaturated(text) ?? readSkeleton(text) ?? readHydrogenated(text),
  );
  return parts && parts.every((part) => part !== null)
    ? joinSpiro(parts as NamedSkeleton[], parsed!.links)
    : null;
}

/**
 * Components with double bonds: `cyclohex-2-ene`, `bicyclo[2.2.1]hepta-2,5-diene`,
 * `bicyclo[4.1.0]hept-1(6)-ene`.
 */
function readUnsaturated(name: string): NamedSkeleton | null {
  const match =
    /^(.+?)-((?:\d+(?:\(\d+\))?,?)+)-(?:di|tri|tetra|penta|hexa|hepta|octa|nona|deca)?ene?$/.exec(
      name,
    );
  const ring = match && readSkeleton(`${match[1].replace(/a$/, '')}ane`);
  if (!ring || ring.mancude.some(Boolean)) return null;
  const at = (locant: string) => ring.locants.findIndex((own) => formatLocant(own) === locant);
  const doubleBonds = match[2].split(',').map((text): [number, number] => {
    const [low, high] = text.replace(')', '').split('(');
    return [at(low), at(high ?? String(Number(low) + 1))];
  });
  return doubleBonds.every(([a, b]) => a >= 0 && ring.skeleton.neighbours[a].includes(b))
    ? { ...ring, doubleBonds }
    : null;
}

const HYDROGENATED =
  /^(?:((?:\d+[a-z]?,)*\d+[a-z]?)-(di|tetra|hexa|octa|deca)hydro-?)?((?:\d+[a-z]?h,)*\d+[a-z]?h-)?(?=[\da-z[])(.+)$/i;
const HYDROS: Readonly<Record<string, number>> = { di: 2, tetra: 4, hexa: 6, octa: 8, deca: 10 };

/**
 * Components with hydrogens of their own, as PubChem writes them: `1H-indole`,
 * `2,3,4a,5,6,7-hexahydro-1H-naphthalene`.
 */
function readHydrogenated(name: string): NamedSkeleton | null {
  const match = HYDROGENATED.exec(name);
  if (!match || (match[1] === undefined && match[3] === undefined)) return null;
  const hydro = match[1]?.split(',') ?? [],
    indicated =
      match[3]
        ?.slice(0, -1)
        .split(',')
        .map((text) => text.slice(0, -1)) ?? [];
  const ring = hydro.length === (HYDROS[match[2]] ?? 0) ? readSkeleton(match[4]) : null;
  const hydrogenated = ring && saturate(ring, [...hydro, ...indicated]);
  return hydrogenated?.saturated.length === hydro.length + indicated.length
    ? { ...hydrogenated, saturated: [...new Set([...ring!.saturated, ...hydrogenated.saturated])] }
    : null;
}

function saturate(ring: NamedSkeleton, locants: readonly string[]): NamedSkeleton {
  const wanted = new Set(locants.map((locant) => formatLocant(parseLocant(locant)!)));
  return {
    ...ring,
    saturated: ring.locants.flatMap((locant, atom) =>
      wanted.has(formatLocant(locant)) ? [atom] : [],
    ),
  };
}
