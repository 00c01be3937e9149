import type { AtomParameters } from './atom-parameters.ts';
import type { ExplicitMolecule } from './explicit-molecule.ts';
import { bondAngle } from './bond-angle.ts';
import { addAngle, addPair, addPlane, addStretch, addTorsion } from './force-terms.ts';
import type { EnergyAndGradient } from './minimise.ts';

/** kcal/mol·Å per unit of effective charges (Rappé 1992, equations 6 and 13). */
const COULOMB = 664.12;
/** kcal/mol: what keeps three bonds in a plane, and those of C=O (Rappé 1992, section II.D). */
const FLAT = 6,
  FLAT_CARBONYL = 50;
const OXYGEN = 8;
/** Angles of rings of three and four are smaller, radians. */
const SMALL = 1.6;

interface Stretch {
  readonly a: number;
  readonly b: number;
  readonly length: number;
  readonly k: number;
}
interface Bend {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly k: number;
  readonly angle: number;
}
interface Torsion {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly half: number;
  readonly n: number;
  /** cos(n φ0) */
  readonly phase: number;
}

/** Length of a bond at rest, Å: radii, order and electronegativities (equations 2 to 4). */
export function bondLength(a: AtomParameters, b: AtomParameters, order: number): number {
  const sum = a.radius + b.radius;
  const difference = Math.sqrt(a.electronegativity) - Math.sqrt(b.electronegativity);
  return (
    sum -
    0.1332 * sum * Math.log(order) -
    (a.radius * b.radius * difference ** 2) /
      (a.electronegativity * a.radius + b.electronegativity * b.radius)
  );
}

/** What turns about a bond: half the barrier of one of its torsions, their number of minima, phase. */
function barrier(
  parameters: readonly AtomParameters[],
  { b, c, order }: { b: number; c: number; order: number },
  isFlatBeyond: boolean,
): Pick<Torsion, 'half' | 'n' | 'phase'> {
  const [one, other] = [parameters[b], parameters[c]];
  const flat = 5 * Math.sqrt(one.sp2Barrier * other.sp2Barrier) * (1 + 4.18 * Math.log(order));
  if (one.hybrid === 3 && other.hybrid === 3) {
    if (!one.isChalcogen || !other.isChalcogen)
      return { half: Math.sqrt(one.sp3Barrier * other.sp3Barrier) / 2, n: 3, phase: -1 };
    return { half: 2 / 2, n: 2, phase: -1 };
  }
  if (one.hybrid === 2 && other.hybrid === 2) return { half: flat / 2, n: 2, phase: 1 };
  const saturated = one.hybrid === 3 ? one : other;
  if (saturated.isChalcogen) return { half: flat / 2, n: 2, phase: -1 };
  return isFlatBeyond ? { half: 2 / 2, n: 3, phase: -1 } : { half: 1 / 2, n: 6, phase: 1 };
}

/**
 * The universal force field of a molecule, kcal/mol of positions in Å (three coordinates an atom):
 * Rappé, Casewit, Colwell, Goddard, Skiff, J. Am. Chem. Soc. 114 (1992) 10024. Without charges.
 * What keeps sp² atoms flat is the squared volume of their three bonds in place of its cosine.
 */
export function forceField(
  molecule: ExplicitMolecule,
  parameters: readonly AtomParameters[],
): EnergyAndGradient {
  const { count, neighbours, bonds, element } = molecule;
  const near = new Set<number>();
  const mark = (a: number, b: number) => near.add(Math.min(a, b) * count + Math.max(a, b));
  const orders = new Map<number, number>();
  for (const { a, b, order } of bonds) {
    const isAmide = order === 1 && [a, b].every((each) => parameters[each].hybrid === 2);
    const isNitrogen = element[a] === 7 || element[b] === 7;
    orders.set(a * count + b, isAmide && isNitrogen ? 1.41 : order);
    orders.set(b * count + a, isAmide && isNitrogen ? 1.41 : order);
    mark(a, b);
  }
  const orderOf = (a: number, b: number) => orders.get(a * count + b)!;
  const lengthOf = (a: number, b: number) =>
    bondLength(parameters[a], parameters[b], orderOf(a, b));

  const stretches = bonds.map(({ a, b }): Stretch => {
    const length = lengthOf(a, b);
    return {
      a,
      b,
      length,
      k: (COULOMB * parameters[a].charge * parameters[b].charge) / length ** 3,
    };
  });
  const bends: Bend[] = [];
  const planes: { centre: number; a: number; b: number; c: number; k: number }[] = [];
  for (let b = 0; b < count; b++) {
    const around = neighbours[b];
    const { hybrid } = parameters[b];
    for (let i = 0; i < around.length; i++)
      for (let j = i + 1; j < around.length; j++) {
        const [a, c] = [around[i], around[j]];
        mark(a, c);
        const [ab, bc] = [lengthOf(a, b), lengthOf(b, c)];
        const natural = parameters[b].angle;
        const inRing = bondAngle(molecule, natural, [a, b, c]);
        // Rings of five strain by themselves; in smaller ones bonds are bent, not angles.
        const angle = inRing < SMALL ? inRing : natural;
        const cos = Math.cos(angle);
        const ac2 = ab ** 2 + bc ** 2 - 2 * ab * bc * cos;
        const k =
          ((COULOMB * parameters[a].charge * parameters[c].charge) / ac2 ** 2.5) *
          (3 * ab * bc * (1 - cos ** 2) - ac2 * cos);
        bends.push({ a, b, c, k, angle });
      }
    if (hybrid === 2 && around.length === 3 && element[b] === 6) {
      const isCarbonyl = around.some((each) => element[each] === OXYGEN && orderOf(b, each) === 2);
      planes.push({
        centre: b,
        a: around[0],
        b: around[1],
        c: around[2],
        k: isCarbonyl ? FLAT_CARBONYL : FLAT,
      });
    }
  }
  const torsions: Torsion[] = [];
  for (const { a: b, b: c } of bonds) {
    if (neighbours[b].length < 2 || neighbours[c].length < 2) continue;
    if (parameters[b].hybrid < 2 || parameters[c].hybrid < 2) continue;
    const flat = parameters[b].hybrid === 2 ? b : c;
    const isFlatBeyond =
      parameters[b].hybrid !== parameters[c].hybrid &&
      neighbours[flat].some((each) => each !== b && each !== c && parameters[each].hybrid === 2);
    const turn = barrier(parameters, { b, c, order: orderOf(b, c) }, isFlatBeyond);
    const ways = (neighbours[b].length - 1) * (neighbours[c].length - 1);
    for (const a of neighbours[b])
      for (const d of neighbours[c])
        if (a !== c && d !== b && a !== d)
          torsions.push({ a, b, c, d, ...turn, half: turn.half / ways });
  }
  const pairs: { a: number; b: number; square: number; depth: number }[] = [];
  for (let a = 0; a < count; a++)
    for (let b = a + 1; b < count; b++)
      if (!near.has(a * count + b))
        pairs.push({
          a,
          b,
          square: parameters[a].distance * parameters[b].distance,
          depth: Math.sqrt(parameters[a].depth * parameters[b].depth),
        });

  return (x, gradient) => {
    gradient.fill(0);
    let energy = 0;
    for (const term of stretches) energy += addStretch(x, gradient, term);
    for (const term of bends) energy += addAngle(x, gradient, term);
    for (const term of torsions) energy += addTorsion(x, gradient, term);
    for (const term of planes) energy += addPlane(x, gradient, term);
    for (const term of pairs) energy += addPair(x, gradient, term);
    return energy;
  };
}
