import type { Correlation, JointFacts } from '../../techniques/correlations/joint/joint-facts.ts';
import type { Composition } from '../generator/compositions.ts';
import {
  addUnit,
  canSetOrder,
  clearDraft,
  orderBetween,
  setOrder,
  type Draft,
} from '../search/draft.ts';
import type { Random } from '../search/random.ts';
import { withinTwoBonds } from './draft-parts.ts';
import { planCarbons, type PlannedCarbon } from './plan-carbons.ts';

export interface CorrelatedInput {
  readonly facts: JointFacts;
  readonly hmbc: readonly Correlation[];
  readonly cosy: readonly Correlation[];
  readonly composition: Composition;
  readonly random: Random;
}

/** A draft whose carbons are planned by their signals, and that knows which correlations it satisfies. */
export class CorrelatedDraft {
  protected readonly draft: Draft;
  protected readonly input: CorrelatedInput;
  protected readonly carbons: PlannedCarbon[] = [];
  /** Vertices of each ¹³C signal. */
  protected readonly verticesOf = new Map<number, number[]>();
  protected readonly heteroatoms: number[] = [];
  /** Single bonds that each vertex should still take. */
  protected readonly room: number[] = [];

  constructor(draft: Draft, input: CorrelatedInput) {
    this.draft = draft;
    this.input = input;
  }

  /** Puts every unit at a vertex and plans the carbons. */
  protected place(): boolean {
    const { draft } = this;
    const { composition, facts, random } = this.input;
    clearDraft(draft);
    const carbonVertices: number[] = [];
    for (const [i, unit] of composition.units.entries())
      for (let k = 0; k < composition.counts[i]; k++) {
        const v = addUnit(draft, unit);
        (unit.name === 'C' ? carbonVertices : this.heteroatoms).push(v);
      }
    const all = facts.formula.counts.H ?? 0;
    const hidden = this.heteroatoms.reduce(
      (sum, v) => sum + (draft.units[v].mayCarryHydrogen ? draft.open[v] : 0),
      0,
    );
    const planned = planCarbons(facts, carbonVertices.length, [all - hidden, all], random);
    if (planned === null) return false;
    planned.forEach((carbon, i) => {
      const v = carbonVertices[i];
      this.carbons[v] = carbon;
      this.room[v] = 4 - carbon.hydrogens - (carbon.isUnsaturated ? 1 : 0);
      const same = this.verticesOf.get(carbon.signal);
      if (same) same.push(v);
      else this.verticesOf.set(carbon.signal, [v]);
    });
    for (const v of this.heteroatoms) this.room[v] = draft.open[v];
    return true;
  }

  protected bond(a: number, b: number, order = 1): boolean {
    if (a === b || orderBetween(this.draft, a, b) > 0) return false;
    if (this.room[a] < 1 || this.room[b] < 1 || !canSetOrder(this.draft, a, b, order)) return false;
    setOrder(this.draft, a, b, order);
    this.room[a]--;
    this.room[b]--;
    return true;
  }

  /** Vertices that carry a hydrogen signal; none where its carbon is not known. */
  protected carriersOf(proton: number): readonly number[] {
    return this.verticesOf.get(this.input.facts.carrier[proton]) ?? [];
  }

  protected isSatisfied({ from, to }: Correlation): boolean {
    return from.some((h) => {
      const carriers = this.carriersOf(h);
      // A hydrogen on a heteroatom, or on a carbon that is not known, asks for nothing here.
      if (carriers.length === 0) return true;
      return carriers.some((v) => {
        const reached = withinTwoBonds(this.draft, v);
        return to.some((signal) => {
          const partners = this.verticesOf.get(signal) ?? [];
          return partners.length === 0 || partners.some((w) => ((reached >> w) & 1) === 1);
        });
      });
    });
  }
}
