interface Props {
  from: number;
  to: number;
  /** The axis' ends as drawn, [left, right]. */ axis: readonly [left: number, right: number];
  colour: string;
}

/** Where a range lies on the axis: the numbers next to it, seen. */
export function RangeBar({ from, to, axis: [left, right], colour }: Props) {
  const place = (value: number) => ((left - value) / (left - right)) * 100;
  return (
    <span aria-hidden="true" className="relative block h-5 min-w-28 border-b border-control">
      <span
        className="absolute bottom-0 h-3 min-w-1 rounded-t-sm"
        style={{ left: `${place(to)}%`, width: `${place(from) - place(to)}%`, background: colour }}
      />
    </span>
  );
}
