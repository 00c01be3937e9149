import { placeOfValue } from '@elucida/spectra/plotting/picture-scale';
import type { SpectrumPicture } from '@elucida/spectra/spectrum';
import { scaleLinear } from 'd3-scale';
import { percent } from './percent.ts';

/** Values that are written along the axis, about. */
const VALUES = 8;

/**
 * The axis as it is understood: upright lines at round values, each with its value at the foot, next to what
 * is printed there.
 */
export function AxisLines({ picture }: { picture: SpectrumPicture }) {
  const { scale, width, height } = picture;
  if (scale.length < 2) return null;
  const values = scaleLinear()
    .domain([scale[0]!.value, scale.at(-1)!.value])
    .ticks(VALUES);
  const lines = values.map((value) => {
    const at = (end: 'foot' | 'head') => {
      const y = scale[0]![end][1];
      return [placeOfValue(picture, { value, y })!, y] as const;
    };
    return { value, foot: at('foot'), head: at('head') };
  });
  return (
    <>
      <svg
        className="pointer-events-none absolute inset-0 size-full"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {lines.map(({ value, foot, head }) => (
          <line
            key={value}
            x1={foot[0]}
            y1={foot[1]}
            x2={head[0]}
            y2={head[1]}
            className="stroke-[#0b6e6e]/60"
            strokeDasharray="3 4"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {lines.map(({ value, foot }) => (
        <span
          key={value}
          aria-hidden="true"
          className="picture-word pointer-events-none -translate-x-1/2 -translate-y-full"
          style={percent(foot, picture)}
        >
          {String(value).replace('-', '−')}
        </span>
      ))}
    </>
  );
}
