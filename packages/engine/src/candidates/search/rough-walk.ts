import type { RoughScore } from './rough-score.ts';
import { MAX_VERTICES } from '@elucida/generator/skeleton';
import { copyDraft, emptyDraft, type Draft } from './draft.ts';
import { isPlausibleDraft } from './is-plausible.ts';
import { proposeNeighbour, type Surroundings, type VertexClasses } from './propose-neighbour.ts';

export interface WalkGuide {
  readonly rough: RoughScore;
  /** Log units of the rough score. */
  readonly temperature: number;
  /** Takes note of a move tried. */
  readonly tried: () => void;
}

/** Moves of a walk: at least, and at most. */
const SHORTEST = 2,
  LONGEST = 20;

/** Of what a walk has passed through, symmetry is not looked for. */
const UNKNOWN: VertexClasses = { classOf: new Uint8Array(MAX_VERTICES), isSymmetric: false };

const here = emptyDraft();
const there = emptyDraft();

/**
 * Writes a draft to `target` that some moves lead to from `source`, each accepted or not by the rough score
 * (Metropolis); false when none was accepted. One call of the judge then decides on all of them together, as in
 * the surrogate transitions of J. S. Liu (Monte Carlo Strategies in Scientific Computing, 2001, section
 * 9.4.3), without the correction by the rough scores of both ends: the aim is to find, not to
 * sample.
 */
export function walkRoughly(
  target: Draft,
  { draft: source, classes }: { readonly draft: Draft; readonly classes: VertexClasses },
  surroundings: Surroundings,
  { rough, temperature, tried }: WalkGuide,
): boolean {
  const { random } = surroundings;
  const moves = SHORTEST + random.below(LONGEST - SHORTEST + 1);
  let score = rough(source);
  let hasMoved = false;
  copyDraft(here, source);
  for (let move = 0; move < moves; move++) {
    tried();
    if (!proposeNeighbour(there, here, hasMoved ? UNKNOWN : classes, surroundings)) continue;
    const atLeast = score + temperature * Math.log(1 - random.next());
    const next = rough(there, atLeast);
    if (next < atLeast || !isPlausibleDraft(there)) continue;
    // The focus of the source is where the walk goes on changing.
    const { focus } = here;
    copyDraft(here, there);
    here.focus = focus;
    score = next;
    hasMoved = true;
  }
  copyDraft(target, here);
  return hasMoved;
}
