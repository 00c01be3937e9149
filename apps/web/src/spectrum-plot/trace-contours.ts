import { contoursOf, type Contours } from '@elucida/spectra/planes/contour-lines';
import { readPlane, type DrawnPlane } from '@elucida/spectra/planes/read-plane';
import type { RecordedPlane } from '@elucida/spectra/spectrum';
import { contours as marchingSquares } from 'd3-contour';

/** A plane with the paths of its contours, in points of its grid. */
export interface TracedPlane {
  readonly plane: DrawnPlane;
  readonly levels: readonly number[];
  /** Place among `levels` of the lowest that is drawn at first. */
  readonly first: number;
  /** The path of all lines of a level; made once. Empty where there is none. */
  readonly pathOf: (level: number, sign: 1 | -1) => string;
}

/** Hundredths of a point of the grid are far below a pixel. */
const round = (place: number) => Math.round(place * 100) / 100;

function pathOf(lines: ReturnType<Contours['lines']>): string {
  let path = '';
  for (const line of lines) {
    for (let k = 0; k < line.length; k += 2)
      path += `${k === 0 ? 'M' : 'L'}${round(line[k]!)} ${round(line[k + 1]!)}`;
    path += 'Z';
  }
  return path;
}

/** The contours of a recorded plane; null where it cannot be read or has nothing but noise. */
export function tracedPlane(recorded: RecordedPlane): TracedPlane | null {
  const plane = readPlane(recorded);
  if (plane === null) return null;
  const contours = contoursOf(
    plane,
    (values, size, level) =>
      marchingSquares()
        .size([...size])
        .contour(values, level).coordinates,
  );
  if (contours.levels.length === 0) return null;
  const paths = new Map<string, string>();
  return {
    plane,
    levels: contours.levels,
    first: contours.first,
    pathOf: (level, sign) => {
      const key = `${level} ${sign}`;
      const path = paths.get(key) ?? pathOf(contours.lines(level, sign));
      paths.set(key, path);
      return path;
    },
  };
}
