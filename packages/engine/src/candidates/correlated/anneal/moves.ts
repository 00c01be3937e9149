import { MAX_DEGREE } from '@elucida/molecules/graph';
import type { Random } from '../../search/random.ts';
import { pick, shuffled } from '../draws.ts';
import type { AnnealEnergy } from './anneal-energy.ts';
import type { BondGraph } from './bond-graph.ts';

/** Shares of the moves: exchange of places, hydrogens moved; the others exchange bonds. */
const PLACES_SHARE = 0.3,
  HYDROGEN_SHARE = 0.12;
/** Share of moves that give another signal to a carbon that shares one; they take longer than others. */
const SIGNAL_SHARE = 0.004;
/** Share of exchanges of bonds that a cross peak guides. */
const GUIDED_SHARE = 0.4;

/** Changes that keep the formula and every valence; the last can be undone. */
export class Moves {
  private readonly graph: BondGraph;
  private readonly energy: AnnealEnergy;
  private readonly random: Random;
  /** What undoes the last move: pairs weakened and strengthened, hydrogens moved. */
  private weakened: number[] = [];
  private strengthened: number[] = [];
  private hydrogenFrom = -1;
  private hydrogenTo = -1;
  /** Vertex whose signal was changed, and which it had. */
  private resigned = -1;
  private signalBefore = -1;

  constructor(graph: BondGraph, energy: AnnealEnergy, random: Random) {
    this.graph = graph;
    this.energy = energy;
    this.random = random;
  }

  make(): boolean {
    this.weakened = [];
    this.strengthened = [];
    this.hydrogenFrom = this.hydrogenTo = this.resigned = -1;
    const draw = this.random.next();
    if (draw > 1 - SIGNAL_SHARE) return this.changeSignal();
    const made =
      draw < PLACES_SHARE
        ? this.exchangePlaces()
        : draw < PLACES_SHARE + HYDROGEN_SHARE
          ? this.moveHydrogen()
          : this.switchBonds();
    if (!made) this.undo();
    return made;
  }

  undo(): void {
    for (let i = this.strengthened.length - 2; i >= 0; i -= 2)
      this.graph.weaken(this.strengthened[i], this.strengthened[i + 1]);
    for (let i = this.weakened.length - 2; i >= 0; i -= 2)
      this.graph.strengthen(this.weakened[i], this.weakened[i + 1]);
    if (this.hydrogenFrom >= 0) {
      this.graph.hydrogens[this.hydrogenFrom]++;
      this.graph.hydrogens[this.hydrogenTo]--;
    }
    if (this.resigned >= 0) {
      this.graph.setSignal(this.resigned, this.signalBefore);
      this.energy.undoSignals();
    }
  }

  /** A carbon that shares its signal, or has none, gets another signal of its kind. */
  private changeSignal(): boolean {
    const { graph, random } = this;
    const spare = this.energy.spareCarbons(graph);
    if (spare.length === 0) return false;
    const v = pick(random, spare);
    const next = this.energy.otherSignal(graph, v, random);
    if (next === null) return false;
    [this.resigned, this.signalBefore] = [v, graph.signalOf[v]];
    graph.setSignal(v, next);
    this.energy.takeSignals(graph);
    return true;
  }

  private weaken(a: number, b: number): void {
    this.graph.weaken(a, b);
    this.weakened.push(a, b);
  }

  private strengthen(a: number, b: number): boolean {
    if (!this.graph.canStrengthen(a, b)) return false;
    this.graph.strengthen(a, b);
    this.strengthened.push(a, b);
    return true;
  }

  private neighbourOf(a: number): number {
    const { degree, neighbours } = this.graph;
    return degree[a] === 0 ? -1 : neighbours[a * MAX_DEGREE + this.random.below(degree[a])];
  }

  /**
   * a–b, c–d → a–c, b–d, one unit of each. Now and then a and c are the ends of a cross peak that is not
   * explained, or one of them is a neighbour of its end.
   */
  private switchBonds(): boolean {
    const { random, graph } = this;
    let a = random.below(graph.size);
    let c = random.below(graph.size);
    const apart = random.next() < GUIDED_SHARE ? this.energy.unexplained(graph, random) : null;
    if (apart !== null) {
      [a, c] = apart;
      const draw = random.next();
      if (draw < 1 / 3) a = this.neighbourOf(a);
      else if (draw < 2 / 3) c = this.neighbourOf(c);
      if (a < 0 || c < 0) return false;
    }
    const b = this.neighbourOf(a);
    const d = this.neighbourOf(c);
    if (b < 0 || d < 0 || a === c || a === d || b === c || b === d) return false;
    this.weaken(a, b);
    this.weaken(c, d);
    return this.strengthen(a, c) && this.strengthen(b, d);
  }

  /** A hydrogen goes from a to d; a takes over a unit of the bond c–d. */
  private moveHydrogen(): boolean {
    const { graph, random } = this;
    const a = random.below(graph.size);
    if (graph.hydrogens[a] === 0) return false;
    const c = random.below(graph.size);
    const d = this.neighbourOf(c);
    if (d < 0 || d === a || c === a || !graph.units[d].mayCarryHydrogen) return false;
    this.weaken(c, d);
    graph.hydrogens[a]--;
    graph.hydrogens[d]++;
    this.hydrogenFrom = a;
    this.hydrogenTo = d;
    return this.strengthen(a, c) && graph.degree[d] >= Math.max(1, graph.units[d].minDegree);
  }

  /**
   * Two vertices exchange their bonds, unit by unit. The one with more units keeps those that the other has
   * none for, at random: a ring oxygen and a ring nitrogen with a substituent change places in one move, which
   * switched bonds reach through molecules that are unlikely.
   */
  private exchangePlaces(): boolean {
    const { graph, random } = this;
    const u = random.below(graph.size);
    const v = random.below(graph.size);
    if (u === v) return false;
    const around = this.unitsOf(u, v);
    const beyond = this.unitsOf(v, u);
    const most = Math.min(around.length, beyond.length);
    if (most === 0) return false;
    const given = around.length > most ? shuffled(random, around).slice(0, most) : around;
    const taken = beyond.length > most ? shuffled(random, beyond).slice(0, most) : beyond;
    for (const w of given) this.weaken(u, w);
    for (const w of taken) this.weaken(v, w);
    return given.every((w) => this.strengthen(v, w)) && taken.every((w) => this.strengthen(u, w));
  }

  /** Neighbours of `x` but `other`, each as often as its bond has units. */
  private unitsOf(x: number, other: number): number[] {
    const { degree, neighbours } = this.graph;
    const all: number[] = [];
    for (let slot = x * MAX_DEGREE, last = slot + degree[x]; slot < last; slot++) {
      const w = neighbours[slot];
      if (w === other) continue;
      for (let order = this.graph.orderOf(x, w); order > 0; order--) all.push(w);
    }
    return all;
  }
}
