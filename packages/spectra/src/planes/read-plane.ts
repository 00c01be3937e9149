import type { RecordedPlane } from '../spectrum.ts';
import { isPlane } from './is-plane.ts';
import { PLANE_STEPS } from './write-plane.ts';

/** A plane ready to be drawn: `steps[row * columns + column]`, from −127 to 127. */
export interface DrawnPlane extends Omit<RecordedPlane, 'heights'> {
  readonly steps: Int8Array;
}

/** The bytes of a text in base64; none where it is none. */
function bytesOf(text: string): string {
  try {
    return atob(text);
  } catch {
    return '';
  }
}

/**
 * The plane as `writePlane` wrote it. Null where a field is not what it should be, or the text does not hold as many
 * heights as the grid has points; never throws.
 */
export function readPlane(plane: unknown): DrawnPlane | null {
  if (!isPlane(plane)) return null;
  const { heights, ...rest } = plane;
  const bytes = bytesOf(heights);
  const steps = new Int8Array(plane.columns * plane.rows);
  let at = 0;
  for (let k = 0; k < bytes.length; k++) {
    const byte = bytes.charCodeAt(k);
    if (byte === 0) at += bytes.charCodeAt(++k);
    // −128 is no step: what was written by another hand becomes the deepest.
    else steps[at++] = byte < 128 ? byte : Math.max(-PLANE_STEPS, byte - 256);
    // A text that ends within a count makes `at` no number.
    if (!(at <= steps.length)) return null;
  }
  return at === steps.length ? { ...rest, steps } : null;
}

/** The height of a step, in units of the recording; a step may lie between two. */
export const heightOfStep = (
  { low, high }: Pick<RecordedPlane, 'low' | 'high'>,
  step: number,
): number => low * (high / low) ** ((step - 1) / (PLANE_STEPS - 1));

/** The step of a height, between two as a rule. */
export const stepOfHeight = (
  { low, high }: Pick<RecordedPlane, 'low' | 'high'>,
  height: number,
): number => 1 + ((PLANE_STEPS - 1) * Math.log(height / low)) / Math.log(high / low);
