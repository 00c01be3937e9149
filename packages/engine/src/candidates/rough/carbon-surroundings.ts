import { MAX_DEGREE } from '@elucida/molecules/graph';
import {
  AromaticMemory,
  LONE,
  OXO,
  PI,
  type AromaticInput,
} from '@elucida/prediction/neighbours/aromatic-atoms';
import {
  furtherIndices,
  furtherType,
  isOfGroup,
  MOST_FURTHER,
} from '@elucida/prediction/neighbours/further-neighbours';
import {
  MOST_NEIGHBOURS,
  neighbourKey,
  neighbourKind,
} from '@elucida/prediction/neighbours/neighbour-key';
import type {
  NeighbourShift,
  NeighbourShifts,
} from '@elucida/prediction/neighbours/neighbour-shifts';
import type { Nucleus } from '@elucida/prediction/shift-tables';
import type { Bonds } from './bonds.ts';

/** What is learned of the direct neighbours of one carbon. */
export interface Learned {
  /** Undefined where not even their coarse kinds were ever seen. */
  readonly found: NeighbourShift | undefined;
  /** Log share of such carbons among all; that of the rarest where only their coarse kinds are known. */
  readonly logShare: number;
}

/** Whether atoms beyond the direct neighbours are looked at. */
export type Reach = 'neighbours' | 'further';
const TABLE = { neighbours: 'alone', further: 'byKey' } as const;

/** `logShare` of surroundings that only their coarse kinds are known of. */
export const RAREST = -10;

/**
 * Expected shifts of the carbons of a molecule under change, and of the hydrogens on them, by the atoms up
 * to three bonds away, or by the direct neighbours alone: quicker than the judge's prediction, and rougher (mean
 * errors on molecules held out: `train-neighbours.main.ts`).
 */
export class CarbonSurroundings {
  /** 1 of each vertex with a double or triple bond. */
  private readonly unsaturated: Uint8Array;
  private readonly shifts: NeighbourShifts;
  private readonly carbonyl: Uint8Array;
  private readonly role: Uint8Array;
  private readonly aromatic: Uint8Array;
  private readonly memory = new AromaticMemory();
  private readonly type: Uint8Array;
  private readonly ofGroup: Uint8Array;
  private readonly kinds = new Uint8Array(MAX_DEGREE);
  private kindCount = 0;
  private isAromatic = false;
  /** `neighbourKey` of the carbon read last. */
  key = 0;
  private readonly further = new Uint16Array(MOST_FURTHER);
  private furtherCount = 0;
  private readonly known: Readonly<Record<Nucleus, Map<number, Learned>>> = {
    C13: new Map(),
    H1: new Map(),
  };

  private readonly reach: Reach;

  /** `size`: most vertices. */
  constructor(shifts: NeighbourShifts, size: number, reach: Reach) {
    this.shifts = shifts;
    this.reach = reach;
    this.unsaturated = new Uint8Array(size);
    this.carbonyl = new Uint8Array(size);
    this.role = new Uint8Array(size);
    this.aromatic = new Uint8Array(size);
    this.type = new Uint8Array(size);
    this.ofGroup = new Uint8Array(size);
  }

  /**
   * Reads a molecule; what follows speaks of it. `changed`: the first so many vertices in it are the only ones
   * whose bonds are not those of the molecule read last.
   */
  perceive(graph: Bonds, changed: Uint8Array | null = null, count: number = graph.size): void {
    const { unsaturated, carbonyl, role } = this;
    const { size, degree, neighbours, elements } = graph;
    for (let i = 0; i < count; i++) {
      const v = changed === null ? i : changed[i];
      const element = elements[v];
      const isGroup = graph.units[v].attached.length > 0;
      let multiple = isGroup && element === 7;
      let pi = false;
      let oxo = false;
      carbonyl[v] = 0;
      for (let slot = v * MAX_DEGREE, last = slot + degree[v]; slot < last; slot++) {
        const order = graph.orderOf(v, neighbours[slot]);
        if (order === 1) continue;
        multiple = true;
        const other = elements[neighbours[slot]];
        if (other === 8) carbonyl[v] = 1;
        oxo ||= order === 2 && (other === 8 || other === 16);
        if (order === 2 && (other === 6 || other === 7)) pi = true;
      }
      unsaturated[v] = multiple ? 1 : 0;
      const gives = !isGroup && (element === 7 || element === 8 || element === 16);
      if (pi && (element === 6 || element === 7)) role[v] = PI;
      else if (oxo && element === 6) role[v] = OXO;
      else role[v] = !multiple && gives ? LONE : 0;
    }
    this.memory.mark({ size, degree, neighbours, role } satisfies AromaticInput, this.aromatic);
    if (this.reach === 'further') this.perceiveTypes(graph);
  }

  private perceiveTypes(graph: Bonds): void {
    const { size, units, degree, neighbours, elements, hydrogens } = graph;
    for (let v = 0; v < size; v++) {
      let highestOrder = 1;
      for (const { bondedTo, order } of units[v].attached)
        if (bondedTo === 0) highestOrder = Math.max(highestOrder, order);
      for (let slot = v * MAX_DEGREE, last = slot + degree[v]; slot < last; slot++)
        highestOrder = Math.max(highestOrder, graph.orderOf(v, neighbours[slot]));
      this.type[v] = furtherType({
        element: elements[v],
        highestOrder,
        isAromatic: this.aromatic[v] === 1,
        isCarbonyl: this.role[v] === OXO || this.carbonyl[v] === 1,
      });
      this.ofGroup[v] = Number(
        isOfGroup(elements[v], {
          degree: degree[v],
          hydrogens: hydrogens[v],
          neighbour: elements[neighbours[v * MAX_DEGREE]],
        }),
      );
    }
  }

  /** Reads the surroundings of a carbon; `learned` and `expected` speak of it. */
  read(graph: Bonds, v: number): void {
    const { degree, neighbours } = graph;
    this.kindCount = Math.min(degree[v], MOST_NEIGHBOURS);
    for (let k = 0; k < this.kindCount; k++)
      this.kinds[k] = this.kindOf(graph, v, neighbours[v * MAX_DEGREE + k]);
    this.isAromatic = this.aromatic[v] === 1;
    this.key = neighbourKey(this.kinds, this.kindCount, this.isAromatic);
    if (this.reach === 'further')
      this.furtherCount = furtherIndices(
        { degree, neighbours, type: this.type, ofGroup: this.ofGroup },
        v,
        this.kinds,
        this.further,
      );
  }

  learned(nucleus: Nucleus): Learned {
    const { key } = this;
    const known = this.known[nucleus].get(key);
    if (known !== undefined) return known;
    const byKey = this.shifts[nucleus][TABLE[this.reach]];
    const fine = byKey.get(key);
    const found =
      fine ?? byKey.get(neighbourKey(this.kinds, this.kindCount, this.isAromatic, true));
    const learned = { found, logShare: fine?.logShare ?? RAREST };
    this.known[nucleus].set(key, learned);
    return learned;
  }

  /** Expected shift of the carbon, or of the hydrogens on it, ppm; `found`: what is learned of it. */
  expected(nucleus: Nucleus, { shift }: NeighbourShift): number {
    const { further } = this.shifts[nucleus];
    let expected = shift;
    for (let i = 0; i < this.furtherCount; i++) expected += further[this.further[i]];
    return expected;
  }

  private kindOf(graph: Bonds, v: number, w: number): number {
    const unit = graph.units[w];
    return neighbourKind({
      element: unit.element,
      order: graph.orderOf(v, w),
      charge: unit.charge,
      hydrogens: graph.hydrogens[w],
      isUnsaturated: this.unsaturated[w] === 1,
      isCarbonyl: this.carbonyl[w] === 1,
      isAromatic: this.aromatic[w] === 1,
      // Asked of nitrogen and oxygen alone.
      besideUnsaturated: unit.element !== 6 && this.isBesideUnsaturated(graph, v, w),
      isSulfonyl: unit.element === 16 && unit.attached.length > 0,
    });
  }

  /** Whether w has an unsaturated neighbour other than v. */
  private isBesideUnsaturated({ degree, neighbours }: Bonds, v: number, w: number): boolean {
    for (let slot = w * MAX_DEGREE, last = slot + degree[w]; slot < last; slot++)
      if (neighbours[slot] !== v && this.unsaturated[neighbours[slot]] === 1) return true;
    return false;
  }
}
