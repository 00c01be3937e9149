import { ATOMS, BONDS } from './worked-case-data.ts';

/** The worked case's molecule in the colour of the text, its lit atoms haloed. */
export function SmallStructure({ lit }: { lit: readonly number[] }) {
  return (
    <svg viewBox="0 0 196 96" width="176" height="86" className="shrink-0" aria-hidden="true">
      {lit.map((atom) => (
        <circle
          key={atom}
          cx={ATOMS[atom]!.x}
          cy={ATOMS[atom]!.y}
          r="14"
          fill="var(--accent)"
          opacity="0.25"
        />
      ))}
      {BONDS.map(([from, to, order]) => {
        const a = ATOMS[from]!;
        const b = ATOMS[to]!;
        const offsets = order === 2 ? [-3, 3] : [0];
        return offsets.map((offset) => (
          <line
            key={`${from}-${to}-${offset}`}
            x1={a.x + offset}
            y1={a.y}
            x2={b.x + offset}
            y2={b.y}
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        ));
      })}
      {ATOMS.map((atom, index) =>
        atom.symbol ? (
          <g key={index}>
            <circle cx={atom.x} cy={atom.y} r="10" fill="var(--surface)" />
            <text x={atom.x} y={atom.y + 6} fontSize="18" textAnchor="middle" fill="currentColor">
              {atom.symbol}
            </text>
          </g>
        ) : null,
      )}
    </svg>
  );
}
