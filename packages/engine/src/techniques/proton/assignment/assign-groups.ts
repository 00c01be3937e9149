import type { ProtonSignal } from '../proton-signals.ts';
import { PROTON_FLOOR } from '../align-protons.ts';
import { placementOptions, prepareSignals, type PlacementOption } from './placement-options.ts';
import type { ProtonGroup } from './proton-groups.ts';
import { sharedConstants } from './shared-constants.ts';

/** Part of a group under a signal. */
export interface Placement {
  readonly group: number;
  readonly signal: number;
  readonly hydrogens: number;
}

/** An assignment of whole groups, with what speaks for it in log units. */
export interface GroupAssignment {
  readonly placements: readonly Placement[];
  /** Σ log density of the shifts, one a group. */
  readonly shifts: number;
  /**
   * Σ log likelihood of the patterns and of constants that coupled groups share, against what is
   * written at random.
   */
  readonly patterns: number;
  /**
   * Costs of integrals that do not fit, of groups that share a signal, have none, or more than one.
   */
  readonly counts: number;
}

/** States kept after each group, and those whose shared constants are compared in the end. */
const BEAM = 28,
  COMPARED = 8;
/** Log costs: each hydrogen more, or fewer, than a signal's integral. */
const OVERFULL = -2.5;
export const UNFILLED = -2.5;
/**
 * Log cost of a group under a line without an integral in a list that has others: people integrate
 * the lines of their compound.
 */
const UNCOUNTED = -1.5;
/** Log cost of a further group under one signal: patterns of two groups rarely write as one. */
const SHARED_RESOLVED = -2,
  SHARED_MULTIPLET = -0.3;

/** Log cost of a group under a signal of another carbon by HSQC. */
const ELSEWHERE = -12;
/** Whether HSQC ties a signal to other carbons, and those of a symmetry class to other signals. */
export type Elsewhere = (symmetryClass: number, signal: number) => boolean;

/** Log likelihood of `m` for a group that does not fill its signal. */
const OVERLAPPING = 0.5;

interface State {
  readonly score: number;
  readonly shifts: number;
  readonly patterns: number;
  /** Hydrogens that each signal still has room for; may become negative. */
  readonly room: Int16Array;
  readonly chosen: {
    readonly group: number;
    readonly option: PlacementOption;
    readonly before: State['chosen'];
  } | null;
}

const isResolved = ({ multiplicity }: ProtonSignal) =>
  multiplicity !== undefined && multiplicity !== 'm' && !multiplicity.startsWith('br-');

/**
 * Puts whole groups of equivalent hydrogens under the signals by shift, integral, splitting and
 * shared constants together: a group has one signal, or the few that stereochemistry allows; a
 * signal holds as many hydrogens as its integral says. A beam search over the groups, large ones
 * first; integrals must be known. `elsewhere` keeps groups off the signals of other carbons. Groups that
 * find no signal are left out of the answer.
 */
export function assignGroups(
  groups: readonly ProtonGroup[],
  signals: readonly ProtonSignal[],
  elsewhere: Elsewhere | null = null,
): GroupAssignment {
  const prepared = prepareSignals(signals);
  const resolved = signals.map(isResolved);
  const order = [...groups.keys()].sort(
    (a, b) =>
      Number(groups[a].exchanging) - Number(groups[b].exchanging) ||
      groups[b].hydrogens - groups[a].hydrogens ||
      groups[b].shift - groups[a].shift ||
      a - b,
  );
  let states: State[] = [
    {
      score: 0,
      shifts: 0,
      patterns: 0,
      room: Int16Array.from(signals, ({ protons }) => protons),
      chosen: null,
    },
  ];
  for (const group of order) {
    const options = placementOptions(groups[group], prepared);
    const next: { state: State; option: PlacementOption; score: number; patterns: number }[] = [];
    for (const state of states) {
      for (const option of options) {
        const { counts, patterns } = costOf(state.room, option);
        const misplaced = elsewhere
          ? option.signals.filter((signal) => elsewhere(groups[group].symmetryClass, signal)).length
          : 0;
        next.push({
          state,
          option,
          patterns,
          score: state.score + option.shifts + patterns + counts + ELSEWHERE * misplaced,
        });
      }
    }
    next.sort((a, b) => b.score - a.score);
    states = next.slice(0, BEAM).map(({ state, option, score, patterns }) => ({
      score,
      shifts: state.shifts + floored(option),
      patterns: state.patterns + patterns,
      room: fill(state.room, option),
      chosen: { group, option, before: state.chosen },
    }));
  }
  const finished = states
    .map((state) => ({
      ...state,
      score:
        state.score +
        state.room.reduce((sum, room, j) => sum + (room > 0 ? leftOver(signals[j], room) : 0), 0),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, COMPARED);
  const withPartners = finished.map((state) => ({
    state,
    shared: sharedConstants(groups, signalsByGroup(groups.length, state.chosen), prepared),
  }));
  const { state, shared } = withPartners.reduce((best, each) =>
    each.state.score + each.shared > best.state.score + best.shared ? each : best,
  );
  const placements: Placement[] = [];
  let raw = 0;
  for (let link = state.chosen; link !== null; link = link.before) {
    raw += link.option.shifts;
    link.option.signals.forEach((signal, k) =>
      placements.push({ group: link!.group, signal, hydrogens: link!.option.sizes[k] }),
    );
  }
  return {
    placements,
    shifts: state.shifts,
    patterns: state.patterns + shared,
    counts: state.score - raw - state.patterns,
  };

  /**
   * Costs of integrals and sharing, and the patterns that count: of groups under one signal, the
   * first one's and what speaks against the others.
   */
  function costOf(
    room: Int16Array,
    { signals: chosen, sizes, patterns: likelihoods, counts }: PlacementOption,
  ): { counts: number; patterns: number } {
    let cost = counts,
      patterns = 0;
    for (let k = 0; k < chosen.length; k++) {
      const signal = chosen[k];
      const { protons, multiplicity, uncounted } = signals[signal];
      const isShared = room[signal] < protons;
      if (isShared) cost += resolved[signal] ? SHARED_RESOLVED : SHARED_MULTIPLET;
      // Groups that overlap give a multiplet whatever their own patterns are.
      const likelihood =
        multiplicity === 'm' && sizes[k] < protons
          ? Math.max(OVERLAPPING, likelihoods[k])
          : likelihoods[k];
      patterns += isShared ? Math.min(0, likelihood) : likelihood;
      cost += uncounted
        ? UNCOUNTED
        : OVERFULL * (Math.max(0, sizes[k] - room[signal]) - Math.max(0, -room[signal]));
    }
    return { counts: cost, patterns };
  }
}

const floored = ({ shifts }: PlacementOption) => Math.max(PROTON_FLOOR, shifts);

function fill(room: Int16Array, { signals, sizes }: PlacementOption): Int16Array {
  const left = room.slice();
  for (let k = 0; k < signals.length; k++) left[signals[k]] -= sizes[k];
  return left;
}

function signalsByGroup(count: number, chosen: State['chosen']): (readonly number[])[] {
  const made: (readonly number[])[] = new Array<readonly number[]>(count).fill([]);
  for (let link = chosen; link !== null; link = link.before) made[link.group] = link.option.signals;
  return made;
}

/** Log cost of hydrogens of a signal that no group takes: another substance may own it whole. */
function leftOver({ protons, owner, uncounted }: ProtonSignal, room: number): number {
  if (uncounted) return 0;
  return room === protons && owner !== undefined
    ? Math.max(UNFILLED * room, -owner.cost)
    : UNFILLED * room;
}
