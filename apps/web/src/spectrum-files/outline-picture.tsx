import type { Outline } from '@elucida/spectrometer/recorded/outline';

/** Size of the picture, px. */
const WIDTH = 96,
  HEIGHT = 48;

/** A spectrum in small: a curve, or the squares of a plane. Decoration: the name beside it says what it is. */
export function OutlinePicture({ outline }: { outline: Outline }) {
  const size = { width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` };
  if (outline.kind === 'plane') {
    const [wide, high] = [WIDTH / outline.side, HEIGHT / outline.side];
    return (
      <svg {...size} aria-hidden="true" className="shrink-0 text-accent">
        {outline.squares.map((share, k) =>
          share > 0.02 ? (
            <rect
              key={k}
              x={(k % outline.side) * wide}
              y={Math.floor(k / outline.side) * high}
              width={wide}
              height={high}
              fill="currentColor"
              opacity={share}
            />
          ) : null,
        )}
      </svg>
    );
  }
  const { heights } = outline;
  const isSigned = heights.some((height) => height < -0.05);
  const [zero, scale] = isSigned ? [HEIGHT / 2, HEIGHT / 2 - 2] : [HEIGHT - 2, HEIGHT - 4];
  const points = heights
    .map((height, k) => `${(k * WIDTH) / (heights.length - 1)},${zero - scale * height}`)
    .join(' ');
  return (
    <svg {...size} aria-hidden="true" className="shrink-0 text-accent">
      <polyline points={points} fill="none" stroke="currentColor" strokeWidth="1" />
    </svg>
  );
}
