interface Props {
  /** Where the pointer went down and where it is, px. */
  dragged: { readonly from: number; readonly to: number };
  /** Px. */
  height: number;
}

/** The part of a plot that is dragged across, to be seen larger. */
export function DraggedSpan({ dragged: { from, to }, height }: Props) {
  return (
    <rect
      data-screen-only
      x={Math.min(from, to)}
      width={Math.abs(to - from)}
      y="0"
      height={height}
      fill="var(--focus)"
      fillOpacity="0.15"
      stroke="var(--focus)"
    />
  );
}
