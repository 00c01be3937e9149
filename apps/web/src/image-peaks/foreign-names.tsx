import type { ForeignMark, SpectrumPicture } from '@elucida/spectra/spectrum';
import { LABEL_PX } from './label-rises.ts';
import { percent } from './percent.ts';

/** Names of the lines that are not the molecule's, each above its line. */
export function ForeignNames({
  lines,
  picture,
  rises,
  nameOf,
}: {
  lines: readonly ForeignMark[];
  picture: SpectrumPicture;
  /** By how many lines each name is raised. */
  rises: readonly number[];
  nameOf: (line: ForeignMark) => string;
}) {
  return lines.map((line, index) => (
    <span
      key={line.at.join(' ')}
      aria-hidden="true"
      className="picture-word picture-foreign pointer-events-none -translate-x-1/2 -translate-y-full"
      style={{ ...percent(line.at, picture), marginTop: -rises[index]! * LABEL_PX }}
    >
      {nameOf(line)}
    </span>
  ));
}
