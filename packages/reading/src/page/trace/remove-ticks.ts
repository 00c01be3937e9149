import { FAINT_INK } from '../strokes.ts';

/** Longest tick mark, share of the plot's height; widest, px. */
const MAX_TICK_SHARE = 0.06;
const MAX_WIDTH_PX = 6;
/** Marks of one kind: at least this many of one length, this share of them equally far apart. */
const MIN_MARKS = 4;
const REGULAR_SHARE = 0.7;

interface Mark {
  readonly x0: number;
  readonly x1: number;
  readonly length: number;
}

/**
 * Ticks are at their labels: marks no further from them than this, px, at this share of the
 * labels at least, and of one length.
 */
const LABEL_PX = 2;
const LABELLED_SHARE = 0.7;

/**
 * Erases tick marks that point from the axis into the plot, in place: short strokes on the lower
 * edge, many of one length and equally far apart, or those of one length at nearly all of the axis
 * labels (`labels`: their positions, px from the plot's left edge).
 */
export function removeTicks(
  level: Uint8Array,
  { width, height, labels = [] }: { width: number; height: number; labels?: readonly number[] },
): void {
  const longest = Math.round(MAX_TICK_SHARE * height);
  const marks: Mark[] = [];
  const reach = (x: number) => {
    let n = 0;
    while (n <= longest && level[(height - 1 - n) * width + x]! >= FAINT_INK) n++;
    return n;
  };
  for (let x = 0; x < width; x++) {
    let length = reach(x);
    if (length < 2) continue;
    const x0 = x;
    while (x + 1 < width && reach(x + 1) >= 2) length = Math.max(length, reach(++x));
    if (length <= longest && x + 1 - x0 <= MAX_WIDTH_PX) marks.push({ x0, x1: x + 1, length });
  }
  const inner = labels.filter((x) => x > LABEL_PX + 1 && x < width - LABEL_PX - 1);
  for (const mark of marks) {
    const kind = marks.filter((m) => Math.abs(m.length - mark.length) <= 1);
    if ((kind.length < MIN_MARKS || !regular(kind)) && !labelled(mark, kind, inner)) continue;
    for (let x = Math.max(0, mark.x0 - 1); x < Math.min(width, mark.x1 + 1); x++)
      for (let n = 0; n <= mark.length; n++) level[(height - 1 - n) * width + x] = 0;
  }
}

const near = ({ x0, x1 }: Mark, label: number) => Math.abs((x0 + x1) / 2 - label) <= LABEL_PX;

/** Whether a mark is at a label, and marks of its kind at nearly all of them. */
function labelled(mark: Mark, kind: readonly Mark[], labels: readonly number[]): boolean {
  if (labels.length < 2 || !labels.some((l) => near(mark, l))) return false;
  return (
    labels.filter((l) => kind.some((m) => near(m, l))).length >= LABELLED_SHARE * labels.length
  );
}

/**
 * Whether most distances between neighbours are whole multiples, up to three, of the commonest one.
 */
function regular(marks: readonly Mark[]): boolean {
  const distances = marks.slice(1).map((m, i) => (m.x0 + m.x1 - marks[i]!.x0 - marks[i]!.x1) / 2);
  const unit = [...distances].sort((a, b) => a - b)[Math.floor(distances.length / 3)]!;
  const fits = distances.filter(
    (d) => Math.abs(d - unit * Math.min(3, Math.max(1, Math.round(d / unit)))) <= 1.6,
  ).length;
  return unit >= 4 && fits >= REGULAR_SHARE * distances.length;
}
