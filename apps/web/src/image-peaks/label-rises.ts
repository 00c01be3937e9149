import type { PicturePoint, SpectrumPicture } from '@elucida/spectra/spectrum';

/** A picture is shown about this wide, px. */
const SHOWN_PX = 600;
/** Room that a short label needs, px. */
const WIDE_PX = 34;
export const LABEL_PX = 16;
/** Lines of labels above a point. */
const MOST = 4;

/**
 * By how many lines the label of each point is raised, so that it stands clear of those of its
 * neighbours.
 */
export function labelRises(
  points: readonly PicturePoint[],
  { width }: Pick<SpectrumPicture, 'width'>,
): readonly number[] {
  const px = width / SHOWN_PX;
  const rises = points.map(() => 0);
  const order = [...points.keys()].sort((a, b) => points[a]![0] - points[b]![0]);
  const top = (at: number) => points[at]![1] - rises[at]! * LABEL_PX * px;
  order.forEach((at, place) => {
    const near = order
      .slice(0, place)
      .filter((other) => points[at]![0] - points[other]![0] < WIDE_PX * px);
    const covered = () => near.some((other) => Math.abs(top(other) - top(at)) < LABEL_PX * px);
    while (rises[at]! < MOST && covered()) rises[at] = rises[at]! + 1;
  });
  return rises;
}
