/** A turn of a drawn curve: the tip of a band, or the col between two of them. */
export interface TurningPoint {
  readonly index: number;
  readonly depth: number;
  readonly tip: boolean;
}

export interface StrokeEdges {
  /** How deep the stroke's edge on the side of the bands' tips lies in each column, px. */
  readonly near: ArrayLike<number>;
  /**
   * How deep the other edge lies, one stroke's width added: both are the same where the curve is
   * level.
   */
  readonly far: ArrayLike<number>;
  /** Turns of less than this are noise, px. */
  readonly least: number;
  /** Columns after which the stroke is another part of the curve. */
  readonly reach: number;
}

/** Edges that differ by less are alike, px. */
const ALIKE_PX = 1;

/**
 * Where a curve turns, from both edges of its stroke, tips and cols by turns. A stroke fills
 * valleys narrower than itself on its near edge and tips on its far edge, but each column shows how
 * deep the curve went there and how far it came back; what a curve cannot have passed in one
 * direction is a turn. Tip and col of two columns are in that order only if the columns are apart,
 * or each shows something that the other does not.
 */
export function turningPoints({ near, far, least, reach }: StrokeEdges): TurningPoint[] {
  const tipFirst = (tip: number, col: number) =>
    Math.abs(tip - col) >= reach ||
    near[col]! < near[tip]! - ALIKE_PX ||
    far[col]! < far[tip]! - ALIKE_PX;
  const colFirst = (col: number, tip: number) =>
    Math.abs(tip - col) >= reach ||
    near[tip]! > near[col]! + ALIKE_PX ||
    far[tip]! > far[col]! + ALIKE_PX;
  const turns: TurningPoint[] = [];
  let last = -1;
  for (let x = 0, tip = true; x < near.length; x++) {
    let best = -1;
    for (let i = last + 1; i < x; i++) {
      if (best >= 0 && (tip ? near[i]! <= near[best]! : far[i]! >= far[best]!)) continue;
      if (
        tip
          ? tipFirst(i, x) && (last < 0 || colFirst(last, i))
          : colFirst(i, x) && tipFirst(last, i)
      )
        best = i;
    }
    if (best < 0 || (tip ? near[best]! - far[x]! : near[x]! - far[best]!) < least) continue;
    if (tip ? passedLater(near, 1, { best, x, reach }) : passedLater(far, -1, { best, x, reach }))
      continue;
    turns.push({ index: best, depth: tip ? near[best]! : far[best]!, tip });
    last = best;
    x = best;
    tip = !tip;
  }
  // Where the curve ends after its last tip, it has come back as far as that.
  if (!turns.at(-1)?.tip) return turns;
  let end = -1;
  for (let i = last + 1; i < near.length; i++)
    if (tipFirst(last, i) && (end < 0 || far[i]! < far[end]!)) end = i;
  return end < 0 ? turns : [...turns, { index: end, depth: far[end]!, tip: false }];
}

/**
 * Whether the curve may have gone further (`sign`: deeper or less deep) after column `best` and
 * come back by column `x`, so that the turn is yet to come.
 */
function passedLater(
  edge: ArrayLike<number>,
  sign: 1 | -1,
  { best, x, reach }: { best: number; x: number; reach: number },
): boolean {
  let k = best;
  for (let i = best + 1; i <= x; i++) if (sign * (edge[i]! - edge[k]!) > ALIKE_PX) k = i;
  if (k === best) return false;
  while (k + 1 < edge.length && sign * (edge[k + 1]! - edge[k]!) > 0) k++;
  return k < x || (k - x < reach && sign * (edge[k]! - edge[x]!) <= ALIKE_PX);
}
