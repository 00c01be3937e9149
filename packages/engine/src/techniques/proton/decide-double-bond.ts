import type { H1Peak, Spectrum } from '@elucida/spectra/spectrum';
import { ofCode } from '../../evidence/of-code.ts';
import { MAX_DEGREE, neighboursOf } from '@elucida/molecules/graph';
import { stereoBonds } from '@elucida/molecules/stereo-bonds';
import type { DecidedBond, JudgedMolecule } from '../decided-bond.ts';

/**
 * ³J across an open-chain double bond: trans 14 to 18.5 Hz; cis 9 to 12.5 Hz where no other
 * coupling is as large (Pretsch, Structure Determination of Organic Compounds, ¹H chapter).
 */
const TRANS_HZ = { from: 14, to: 18.5 },
  CIS_HZ = { from: 9, to: 12.5 };
const SAME_HZ = 0.5;

/**
 * The configuration of CH=CH that the constants of its hydrogens decide; undefined where they do
 * not. Both hydrogens rank lowest at their carbons, so that trans hydrogens mean E.
 */
export function decideDoubleBond(
  { graph, perception, candidate }: JudgedMolecule,
  [a, b]: readonly [number, number],
  peaks: readonly H1Peak[],
): Omit<DecidedBond, 'bond'> | undefined {
  if (
    graph.hydrogens[a] !== 1 ||
    graph.hydrogens[b] !== 1 ||
    perception.smallestRing[a] > 0 ||
    perception.smallestRing[b] > 0
  )
    return undefined;
  const signalOf = (atom: number) => {
    const items = ofCode(candidate.evidence, 'proton-assignment').filter(({ atoms }) =>
      atoms.includes(atom),
    );
    return items.length === 1 ? items[0] : undefined;
  };
  const [mine, theirs] = [signalOf(a)?.peak, signalOf(b)?.peak];
  if (mine === undefined || theirs === undefined) return undefined;
  const [left, right] = [peaks[mine].j_hz ?? [], peaks[theirs].j_hz ?? []];
  // The partner's signal may be a multiplet without constants; where it has some, the constant must
  // return there.
  const shared =
    left.length === 0
      ? right
      : right.length === 0
        ? left
        : left.filter((constant) => right.some((other) => Math.abs(other - constant) <= SAME_HZ));
  const within = ({ from, to }: typeof TRANS_HZ) =>
    shared.find((constant) => constant >= from && constant <= to);
  const trans = within(TRANS_HZ);
  const cis = within(CIS_HZ);
  const found = { peaks: mine === theirs ? [mine] : [mine, theirs] };
  if (trans !== undefined) return { ...found, configuration: 'E', coupling: trans };
  return cis !== undefined && !isDiene(a, b) && !isDiene(b, a)
    ? { ...found, configuration: 'Z', coupling: cis }
    : undefined;

  /**
   * Whether an end bears another sp² carbon with hydrogen, whose coupling is about as large as a
   * cis one.
   */
  function isDiene(atom: number, partner: number): boolean {
    return neighboursOf(graph, atom).some(
      (next) =>
        next !== partner &&
        graph.hydrogens[next] > 0 &&
        graph.orders
          .subarray(next * MAX_DEGREE, next * MAX_DEGREE + graph.degree[next])
          .includes(2),
    );
  }
}

/** The double bonds of a molecule that the constants of its first ¹H spectrum decide. */
export function decideDoubleBonds(
  molecule: JudgedMolecule,
  spectra: readonly Spectrum[],
): DecidedBond[] {
  const peaks = (spectra.find(({ type }) => type === 'H1NMR')?.peaks ?? []) as readonly H1Peak[];
  return stereoBonds(molecule).flatMap((bond): DecidedBond[] => {
    const decided = decideDoubleBond(molecule, bond, peaks);
    return decided === undefined ? [] : [{ ...decided, bond }];
  });
}
