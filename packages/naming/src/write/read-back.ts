import { fingerprint, type Fingerprint } from '@elucida/molecules/fingerprint';
import type { MolecularGraph } from '@elucida/molecules/graph';
import { perceive } from '@elucida/molecules/perceive';
import { stereoFromSmiles, type StereoStructure } from '@elucida/molecules/stereo';
import { parseName } from '../read/parse-name.ts';
import type { ParsedName } from '../read/parsed-name.ts';
import type { Building } from '../read/building.ts';
import { SharedReadings } from '../read/shared-readings.ts';
import { settleStereo } from '../read/settle-stereo.ts';
import type { Tongue } from '../words/word.ts';
import { statesConfiguration } from './agreeing-stereo.ts';
import { withoutMetalHydrogens } from './parts.ts';
import type { Perceived } from './perceived.ts';

/** What the project's own parser makes of a name. */
export type ReadBack = 'same' | 'different' | 'unreadable';

/**
 * Reads names of one structure back. The structure's own fingerprint is made once, and graphs
 * already found the same are remembered.
 */
export type BackReader = (name: string, tongue: Tongue) => ReadBack;

/**
 * Compares what names mean with a constitution, whatever their atom order and Kekulé form
 * (fingerprints of 64 bits), and with its configuration where the structure has one.
 */
export function backReader(own: Perceived, stereo?: StereoStructure): BackReader {
  const { graph } = own;
  let wanted: Fingerprint | null = null;
  const same: Perceived[] = [],
    shared = new SharedReadings(),
    verdicts = new Map<ParsedName, ReadBack>();
  const isRight = stereo && stereo.atoms.size + stereo.bonds.size > 0 ? stereoReader(stereo) : null;
  const compare = (parsed: ParsedName): ReadBack => {
    const read = withoutMetalHydrogens(parsed.graph);
    if (read.atomCount !== graph.atomCount) return 'different';
    let found = same.find((other) => isIdentical(other.graph, read));
    if (!found) {
      wanted ??= fingerprint(graph, own.perception);
      found = { graph: read, perception: perceive(read) };
      const { high, low } = fingerprint(read, found.perception);
      if (high !== wanted.high || low !== wanted.low) return 'different';
      same.push(found);
    }
    return !isRight || isRight(parsed, found, own) ? 'same' : 'different';
  };
  return (name, tongue) => {
    const parsed = parseName(name, tongue, shared);
    if (!parsed) return 'unreadable';
    let verdict = verdicts.get(parsed);
    if (!verdict) verdicts.set(parsed, (verdict = compare(parsed)));
    return verdict;
  };
}

/**
 * Compares configurations. What has no descriptor cannot come back: then the others are compared,
 * as many of each kind.
 */
function stereoReader(
  stereo: StereoStructure,
): (parsed: ParsedName, read: Perceived, own: Perceived) => boolean {
  const labels = (of: StereoStructure): string =>
    [...of.atoms.values(), ...of.bonds.values()].sort().join('');
  const known: { readonly read: Perceived; readonly stated: string; readonly isSame: boolean }[] =
    [];
  const settled = ({ building, graph }: ParsedName): boolean => {
    const { smiles, dropped } = settleStereo(building, graph);
    if (dropped) return false;
    const back = stereoFromSmiles(smiles);
    return stereo.complete ? back.key === stereo.key : labels(back) === labels(stereo);
  };
  return (parsed, read, own) => {
    // A hydrogen of a metal that is left out would give the atoms other numbers.
    if (
      read.graph.atomCount === parsed.graph.atomCount &&
      own.graph === stereo.graph &&
      statesConfiguration(parsed, read, stereo, own)
    )
      return true;
    // Names in several languages mostly state the same of the same atoms, and OpenChemLib takes
    // longest.
    const stated = statedStereo(parsed.building);
    let verdict = known.find((other) => other.read === read && other.stated === stated);
    if (!verdict) known.push((verdict = { read, stated, isSame: settled(parsed) }));
    return verdict.isSame;
  };
}

/** Everything that `settleStereo` asks of a name but for its graph. */
function statedStereo({
  stereo,
  centres,
  planes,
  racemic,
  stereoDropped,
  element,
}: Building): string {
  return JSON.stringify([stereo, [...centres], planes, racemic, stereoDropped, element]);
}

/**
 * The same atoms and bonds in the same order: names of one structure in several languages mostly
 * give this.
 */
function isIdentical(a: MolecularGraph, b: MolecularGraph): boolean {
  return (
    equal(a.element, b.element) &&
    equal(a.charge, b.charge) &&
    equal(a.hydrogens, b.hydrogens) &&
    equal(a.degree, b.degree) &&
    equal(a.neighbours, b.neighbours) &&
    equal(a.orders, b.orders)
  );
}

function equal(a: Uint8Array | Int8Array, b: Uint8Array | Int8Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return a.length === b.length;
}
