import type { H1Peak } from '@elucida/spectra/spectrum';
import { ofCode } from '../evidence/of-code.ts';
import { MAX_DEGREE, neighboursOf } from '../molecules/graph.ts';
import type { ExplainedCandidate, ExplainedMolecule } from '../statements/explained-candidate.ts';

/** A molecule with the evidence on its atoms. */
type Judged = ExplainedMolecule & {
  readonly candidate: Pick<ExplainedCandidate['candidate'], 'evidence'>;
};

/**
 * What a coupling constant says about a double bond. Both hydrogens rank lowest at their carbons,
 * so that trans hydrogens mean E.
 */
export interface DecidedBond {
  readonly configuration: 'E' | 'Z';
  /** Hz */
  readonly coupling: number;
  /** Peaks of the signals. */
  readonly peaks: readonly number[];
}

/**
 * ³J across an open-chain double bond: trans 14 to 18.5 Hz; cis 9 to 12.5 Hz where no other
 * coupling is as large (Pretsch, Structure Determination of Organic Compounds, ¹H chapter).
 */
const TRANS_HZ = { from: 14, to: 18.5 },
  CIS_HZ = { from: 9, to: 12.5 };
const SAME_HZ = 0.5;

/**
 * The configuration of CH=CH that the constants of its hydrogens decide; undefined where they do
 * not.
 */
export function decideDoubleBond(
  { graph, perception, candidate }: Judged,
  [a, b]: readonly [number, number],
  peaks: readonly H1Peak[],
): DecidedBond | undefined {
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

/** C=C bonds outside small rings with two different substituents at either end. */
export function stereoBonds({ graph, perception }: ExplainedMolecule): [number, number][] {
  const twoSided = (atom: number, partner: number) => {
    const others = neighboursOf(graph, atom)
      .filter((other) => other !== partner)
      .map((other) => perception.symmetryClass[other]);
    return (
      others.length + graph.hydrogens[atom] === 2 &&
      graph.hydrogens[atom] < 2 &&
      new Set(others).size === others.length
    );
  };
  return [...graph.element.keys()].flatMap((a) =>
    neighboursOf(graph, a).flatMap((b, k): [number, number][] => {
      if (
        a > b ||
        graph.orders[a * MAX_DEGREE + k] !== 2 ||
        graph.element[a] !== 6 ||
        graph.element[b] !== 6
      )
        return [];
      const ring = perception.bondRing[a * MAX_DEGREE + k];
      return perception.aromaticBond[a * MAX_DEGREE + k] === 0 &&
        (ring === 0 || ring > 7) &&
        twoSided(a, b) &&
        twoSided(b, a)
        ? [[a, b]]
        : [];
    }),
  );
}
