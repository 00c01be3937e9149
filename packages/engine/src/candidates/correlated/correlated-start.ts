import { CorrelatedDraft } from './correlated-draft.ts';
import type { Correlation, JointFacts } from '../../techniques/correlations/joint/joint-facts.ts';
import {
  canSetOrder,
  isComplete,
  isConnected,
  neededBondUnits,
  orderBetween,
  setOrder,
} from '../search/draft.ts';
import type { MakeDraft } from '../search/make-draft.ts';
import { repairBondUnits } from '../search/repair.ts';
import { hasDoubleBond, partsOf, withinTwoBonds } from './draft-parts.ts';
import { drawIndex, pick, shuffled } from './draws.ts';

/** Share of COSY peaks that are not taken for a bond: some are over four bonds. */
const COSY_DOUBTED = 0.08;
/** Carbons of carbonyl groups, ppm. */
const CARBONYL_FROM = 160;
/** Carbons without hydrogens that carry O or N, and saturated ones that do, ppm. */
const HETERO_SP2 = [142, 160] as const,
  HETERO_SP3 = [50, 95] as const;
/** A methyl group above is rather on a heteroatom, ppm. */
const METHYL_ON_HETERO_PPM = 27;
/** Chance that such a carbon is given its heteroatom at once. */
const HETERO_CHANCE = { carbonyl: 0.95, sp2: 0.6, sp3: 0.9 } as const;
/** Steps in which correlations are satisfied, for each vertex. */
const STEPS_PER_VERTEX = 6;
/** Log units of a choice between two bonds: a correlation satisfied, a small ring, a silent neighbour. */
const GAIN = { satisfied: 1.5, threeRing: -2.5, fourRing: -2, silentNeighbour: -1.2, hetero: -0.4 };

/**
 * Makes molecules that the correlations ask for, in the manner of LSD (Nuzillard, Massiot, Tetrahedron
 * 1991, 47, 3655): bonds first where COSY shows neighbours, then where HMBC wants atoms two or three
 * bonds apart; what they leave open is drawn at random. Null without a correlation.
 */
export function correlatedStart(facts: JointFacts): MakeDraft | null {
  const hmbc = facts.correlations.HMBC ?? [];
  const cosy = facts.correlations.COSY ?? [];
  if (hmbc.length + cosy.length === 0 || facts.carbon.length === 0) return null;
  return (draft, composition, random) =>
    new Builder(draft, { facts, hmbc, cosy, composition, random }).build();
}

class Builder extends CorrelatedDraft {
  build(): boolean {
    if (!this.place()) return false;
    this.bondNeighbours();
    this.bondMethyls();
    this.bondHeteroatoms();
    this.satisfy();
    this.join();
    this.addDoubleBonds();
    const { draft } = this;
    const { composition, random } = this.input;
    return (
      repairBondUnits(draft, neededBondUnits(composition), random) &&
      isConnected(draft) &&
      isComplete(draft)
    );
  }

  /** COSY: carbons whose hydrogens couple are neighbours. */
  private bondNeighbours(): void {
    for (const { from, to } of shuffled(this.input.random, this.input.cosy)) {
      if (this.input.random.next() < COSY_DOUBTED) continue;
      const a = this.carriersOf(from[0]);
      const b = this.carriersOf(to[0]);
      if (a.length === 0 || b.length === 0) continue;
      const copies = Math.max(a.length, b.length);
      for (let i = 0; i < copies; i++) this.bond(a[i % a.length], b[i % b.length]);
    }
  }

  /**
   * The carbon that bears a methyl group, and the neighbours of that carbon: HMBC shows all of them
   * nearly always. A methyl group with one correlation alone is on O, N or S.
   */
  private bondMethyls(): void {
    const { facts, hmbc, random } = this.input;
    const partners = new Map<number, Set<number>>();
    for (const { from, to } of hmbc) {
      const [v] = this.carriersOf(from[0]);
      if (v === undefined || this.carbons[v].hydrogens < 3) continue;
      const seen = partners.get(v) ?? new Set();
      seen.add(to[0]);
      partners.set(v, seen);
    }
    for (const [v, signals] of shuffled(this.input.random, [...partners])) {
      const others = [...signals].flatMap((signal) => this.verticesOf.get(signal) ?? []);
      if (this.room[v] < 1 || others.length === 0) continue;
      const shift = facts.carbon[this.carbons[v].signal];
      if (signals.size === 1 && shift > METHYL_ON_HETERO_PPM) {
        const free = this.heteroatoms.filter((x) => this.room[x] > 1);
        if (free.length === 0) continue;
        const x = pick(this.input.random, free);
        if (this.bond(v, x)) this.bond(x, pick(this.input.random, others));
        continue;
      }
      const hubs = others.filter(
        (h) => h !== v && this.room[h] > 0 && this.carbons[h].hydrogens < 3,
      );
      if (hubs.length === 0) continue;
      // The carbon that bears it has room for all others, and rather no hydrogens than one.
      const weights = hubs.map((h) => {
        const missing = others.filter((o) => o !== h && orderBetween(this.draft, h, o) === 0);
        return (
          Math.exp(-2 * Math.max(0, missing.length + 1 - this.room[h])) *
          (this.carbons[h].hydrogens === 0 ? 2 : 1)
        );
      });
      const hub = hubs[drawIndex(random, weights)];
      this.bond(v, hub);
      for (const o of shuffled(this.input.random, others))
        if (o !== v && o !== hub) this.bond(hub, o);
    }
  }

  /** Oxygen and nitrogen where the shift says that a carbon carries one. */
  private bondHeteroatoms(): void {
    const { facts, random } = this.input;
    for (const v of shuffled(this.input.random, Object.keys(this.carbons).map(Number))) {
      const { signal, hydrogens, isUnsaturated } = this.carbons[v];
      const shift = facts.carbon[signal];
      const free = this.heteroatoms.filter((x) => this.room[x] > 0);
      if (free.length === 0) return;
      if (isUnsaturated && shift >= CARBONYL_FROM && random.next() < HETERO_CHANCE.carbonyl) {
        const oxo = free.filter(
          (x) => this.draft.units[x].name === 'O' && this.draft.degree[x] === 0,
        );
        if (oxo.length > 0) {
          const x = pick(this.input.random, oxo);
          if (canSetOrder(this.draft, v, x, 2)) {
            setOrder(this.draft, v, x, 2);
            this.room[x] = 0;
          }
        }
      } else if (
        (isUnsaturated &&
          hydrogens === 0 &&
          shift >= HETERO_SP2[0] &&
          random.next() < HETERO_CHANCE.sp2) ||
        (!isUnsaturated &&
          shift >= HETERO_SP3[0] &&
          shift <= HETERO_SP3[1] &&
          random.next() < HETERO_CHANCE.sp3)
      )
        this.bond(v, pick(this.input.random, free));
    }
  }

  /** Bonds that bring the two atoms of each HMBC peak within three bonds of the hydrogen. */
  private satisfy(): void {
    let left = shuffled(this.input.random, this.input.hmbc).filter(
      (peak) => !this.isSatisfied(peak),
    );
    const steps = STEPS_PER_VERTEX * this.draft.vertexCount;
    for (let step = 0; step < steps && left.length > 0; step++) {
      const peak = pick(this.input.random, left);
      const options = this.optionsFor(peak);
      if (options.length > 0) this.bondBest(options, left);
      // Without an option it may be over four bonds: it is given up.
      else left.splice(left.indexOf(peak), 1);
      left = left.filter((each) => !this.isSatisfied(each));
    }
  }

  /** Bonds that would satisfy a peak: the two atoms, or one and a neighbour of the other. */
  private optionsFor({ from, to }: Correlation): (readonly [number, number])[] {
    const options: [number, number][] = [];
    const add = (a: number, b: number) => {
      if (a !== b && this.room[a] > 0 && this.room[b] > 0 && orderBetween(this.draft, a, b) === 0)
        options.push([a, b]);
    };
    const carriers = this.carriersOf(pick(this.input.random, from));
    const partners = this.verticesOf.get(pick(this.input.random, to)) ?? [];
    for (const v of carriers)
      for (const w of partners) {
        add(v, w);
        for (let x = 0; x < this.draft.vertexCount; x++) {
          if (orderBetween(this.draft, v, x) > 0) add(x, w);
          if (orderBetween(this.draft, w, x) > 0) add(v, x);
        }
        // A heteroatom that bonds to neither yet may come between them.
        if (this.room[v] > 0)
          for (const x of this.heteroatoms)
            if (this.room[x] > 1 && this.draft.degree[x] === 0 && this.room[w] > 0) add(v, x);
      }
    return options;
  }

  /** Sets one of the bonds: those that satisfy more of the correlations left come more often. */
  private bondBest(
    options: readonly (readonly [number, number])[],
    left: readonly Correlation[],
  ): void {
    const { random } = this.input;
    const weights = options.map(([a, b]) => Math.exp(this.gainOf(a, b, left)));
    const [a, b] = options[drawIndex(random, weights)];
    this.bond(a, b);
  }

  private gainOf(a: number, b: number, left: readonly Correlation[]): number {
    const { draft } = this;
    let gain = 0;
    const common = draft.adjacency[a] & draft.adjacency[b];
    if (common !== 0) gain += GAIN.threeRing;
    else if ((withinTwoBonds(this.draft, a) & draft.adjacency[b]) !== 0) gain += GAIN.fourRing;
    const isCarbon = (v: number) => this.carbons[v] !== undefined;
    if (!isCarbon(a) || !isCarbon(b)) gain += GAIN.hetero;
    else if (
      this.input.cosy.length > 0 &&
      this.carbons[a].hydrogens > 0 &&
      this.carbons[b].hydrogens > 0
    )
      gain += GAIN.silentNeighbour;
    if (!canSetOrder(draft, a, b, 1)) return -20;
    setOrder(draft, a, b, 1);
    for (const peak of left) if (this.isSatisfied(peak)) gain += GAIN.satisfied;
    setOrder(draft, a, b, 0);
    return gain;
  }

  /** Bonds between parts that are still apart. */
  private join(): void {
    const { draft } = this;
    for (let attempt = 0; attempt < 4 * draft.vertexCount && !isConnected(draft); attempt++) {
      const parts = partsOf(draft);
      const [first, second] = shuffled(this.input.random, parts);
      const open = (part: readonly number[]) => part.filter((v) => this.room[v] > 0);
      const a = open(first);
      const b = open(second);
      if (a.length > 0 && b.length > 0)
        this.bond(pick(this.input.random, a), pick(this.input.random, b));
      else {
        // No room where it was planned: any free valence does.
        const c = first.filter((v) => draft.open[v] > 0);
        const d = second.filter((v) => draft.open[v] > 0);
        if (c.length === 0 || d.length === 0) return;
        const [x, y] = [pick(this.input.random, c), pick(this.input.random, d)];
        if (canSetOrder(draft, x, y, 1)) setOrder(draft, x, y, 1);
      }
    }
  }

  /** Double bonds between unsaturated neighbours, those with the fewest partners first. */
  private addDoubleBonds(): void {
    const { draft } = this;
    const waiting = new Set(
      Object.keys(this.carbons)
        .map(Number)
        .filter((v) => this.carbons[v].isUnsaturated && !hasDoubleBond(draft, v)),
    );
    const partnersOf = (v: number) =>
      [...waiting].filter((w) => w !== v && orderBetween(draft, v, w) === 1);
    while (waiting.size > 0) {
      const [v] = shuffled(this.input.random, [...waiting]).sort(
        (a, b) => partnersOf(a).length - partnersOf(b).length,
      );
      waiting.delete(v);
      const carbons = [...waiting].filter((w) => orderBetween(draft, v, w) === 1);
      const hetero = this.heteroatoms.filter(
        (x) => orderBetween(draft, v, x) === 1 && draft.open[x] > 0,
      );
      const partner = carbons.length > 0 ? pick(this.input.random, carbons) : hetero[0];
      if (partner === undefined || !canSetOrder(draft, v, partner, 2)) continue;
      setOrder(draft, v, partner, 2);
      waiting.delete(partner);
    }
  }
}
