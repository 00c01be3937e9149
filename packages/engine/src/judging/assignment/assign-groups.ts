import type { ProtonSignal } from '../../constraints/proton-signals.ts';
import { EXCHANGEABLE_SD_PPM, PROTON_FLOOR, WIDEN_PPM } from '../align-protons.ts';
import { fitPattern, type PatternFit } from '../couplings/fit-pattern.ts';
import { EXPECTED_LOG_STUDENT_T, logStudentT } from '../student-t.ts';
import type { ProtonGroup } from './proton-groups.ts';

/** Part of a group under a signal. */
export interface Placement { readonly group: number; readonly signal: number; readonly hydrogens: number }

/** States kept after each group. */
const BEAM = 80;
/** Signals tried for a group: the nearest by agreement. */
const TRIED = 7;
/** Log costs: a group without a signal, and each of its hydrogens; one that exchanges; each hydrogen more, or fewer, than a signal's integral; a group split by stereochemistry. */
const UNSEEN = -4, UNSEEN_EACH = -1, HIDDEN = -1.5, OVERFULL = -2.5, UNFILLED = -2.5, DIVIDED = -0.7;
/** The parts of a divided group lie so far from their mean, standard deviation in ppm: axial and equatorial hydrogens differ by 0.4 to 0.6. */
export const DIVIDED_PPM = 0.3;
/** Log costs of a splitting that cannot be explained: by one line, by more. */
const MISFIT = { once: -2, more: -4 };
/** Log cost of a further group under one signal with a resolved pattern: patterns of two groups seldom write as one. */
const SHARED_RESOLVED = -2, SHARED_MULTIPLET = -0.3;

interface State {
  readonly score: number;
  /** Hydrogens that each signal still has room for; may become negative. */
  readonly room: Int16Array;
  readonly placed: { readonly placement: Placement; readonly before: State['placed'] } | null;
}

const isResolved = ({ multiplicity }: ProtonSignal) => multiplicity !== undefined && multiplicity !== 'm' && !multiplicity.startsWith('br-');

/** The cost of a pattern that does not fit. */
function patternCost({ verdict, off }: PatternFit): number {
  return verdict === 'fits' || verdict === 'open' ? 0 : off === 1 ? MISFIT.once : MISFIT.more;
}

/**
 * Puts whole groups of equivalent hydrogens under the signals by shift, integral and splitting together: a group has one signal, or the few that
 * stereochemistry allows; a signal holds as many hydrogens as its integral says. A beam search over the groups from low to high field; integrals
 * must be known. Groups that find no signal are left out of the answer.
 */
export function assignGroups(groups: readonly ProtonGroup[], signals: readonly ProtonSignal[]): Placement[] {
  const order = [...groups.keys()].sort((a, b) => Number(groups[a].exchanging) - Number(groups[b].exchanging) || groups[b].hydrogens - groups[a].hydrogens || groups[b].shift - groups[a].shift);
  let states: State[] = [{ score: 0, room: Int16Array.from(signals, ({ protons }) => protons), placed: null }];
  for (const index of order) {
    const costs = signalCosts(groups[index], signals);
    const best = [...costs.keys()].sort((a, b) => costs[b].whole - costs[a].whole).slice(0, TRIED);
    const next = states.flatMap((state) => continuations(state, { index, group: groups[index], costs, best, signals }));
    next.sort((a, b) => b.score - a.score);
    states = next.slice(0, BEAM);
  }
  const finished = states.map((state) => ({ state, score: state.score + state.room.reduce((sum, room, j) => sum + (room > 0 ? leftOver(signals[j], room) : 0), 0) }));
  const { state } = finished.reduce((best, each) => (each.score > best.score ? each : best));
  const placements: Placement[] = [];
  for (let link = state.placed; link !== null; link = link.before) placements.push(link.placement);
  return placements;
}

/** Log cost of hydrogens of a signal that no group takes: another substance may own it whole. */
function leftOver({ protons, owner }: ProtonSignal, room: number): number {
  return room === protons && owner !== undefined ? Math.max(UNFILLED * room, -owner.cost) : UNFILLED * room;
}

/** Log cost of a group, or of a part of it, under each signal. */
function signalCosts(group: ProtonGroup, signals: readonly ProtonSignal[]): { whole: number; part: number }[] {
  const sd = group.exchanging ? Math.max(EXCHANGEABLE_SD_PPM, group.sd) : Math.hypot(group.sd, WIDEN_PPM);
  // The two signals of a divided group lie on either side of the predicted one.
  const partSd = Math.hypot(sd, DIVIDED_PPM);
  const shiftCost = (shift: number, scale: number) => logStudentT(shift - group.shift, scale, PROTON_FLOOR - 6) - EXPECTED_LOG_STUDENT_T + Math.log(sd);
  return signals.map((signal) => {
    const whole = group.exchanging ? exchangingCost(signal) : patternCost(fitPattern(signal, group.partners, { geminal: group.divisions.length > 0, several: group.several }));
    const part = group.exchanging ? whole : patternCost(fitPattern(signal, group.partners, { geminal: true }));
    return { whole: shiftCost(signal.shift, sd) + whole, part: shiftCost(signal.shift, partSd) + part };
  });
}

/** A hydrogen that exchanges is a singlet, broad, or coupled with its neighbours where exchange is slow; large aromatic or olefinic constants are not its own. */
function exchangingCost({ multiplicity, couplings }: ProtonSignal): number {
  if (multiplicity === undefined || multiplicity === 's' || multiplicity.startsWith('br-')) return 0.7;
  return couplings.length > 1 || multiplicity.length > 1 ? -3 : -1.5;
}

interface Next { readonly index: number; readonly group: ProtonGroup; readonly costs: readonly { whole: number; part: number }[]; readonly best: readonly number[]; readonly signals: readonly ProtonSignal[] }

function continuations(state: State, { index, group, costs, best, signals }: Next): State[] {
  const made: State[] = [];
  const unseen = group.exchanging ? HIDDEN * group.hydrogens : UNSEEN + UNSEEN_EACH * group.hydrogens;
  made.push({ ...state, score: state.score + unseen });
  for (const signal of best) made.push(place(state, [{ group: index, signal, hydrogens: group.hydrogens }], costs[signal].whole, signals));
  for (const sizes of group.divisions) {
    for (const chosen of selections(best, sizes.length)) {
      const placements = sizes.map((hydrogens, k) => ({ group: index, signal: chosen[k], hydrogens }));
      made.push(place(state, placements, DIVIDED * (sizes.length - 1) + chosen.reduce((sum, signal) => sum + costs[signal].part, 0) / sizes.length, signals));
    }
  }
  return made;
}

function place(state: State, placements: readonly Placement[], cost: number, signals: readonly ProtonSignal[]): State {
  const room = state.room.slice();
  let { score, placed } = state;
  score += cost;
  for (const placement of placements) {
    const { signal, hydrogens } = placement;
    if (room[signal] < signals[signal].protons) score += isResolved(signals[signal]) ? SHARED_RESOLVED : SHARED_MULTIPLET;
    score += OVERFULL * (Math.max(0, hydrogens - room[signal]) - Math.max(0, -room[signal]));
    room[signal] -= hydrogens;
    placed = { placement, before: placed };
  }
  return { score, room, placed };
}

/** All choices of `count` different entries, in their order; at most a few hundred since few entries are tried. */
function selections(entries: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return entries.flatMap((entry, i) => selections(entries.slice(i + 1), count - 1).map((rest) => [entry, ...rest]));
}
