import type { RecordedCounts } from '../summary/results-file.ts';

/** What a report says against its answer, as codes: once each. */
export interface Reasons {
  readonly id: string;
  /** Set of cases that it belongs to. */
  readonly set: string;
  readonly right: boolean;
  readonly stated: boolean;
  /** Codes of the section "What speaks against it". */
  readonly objections: readonly string[];
  /** Codes of the section "Open points", each with its technique. */
  readonly open: readonly string[];
}

const COLUMNS = [
  'n',
  'objected to',
  'with open points',
  'put forward',
  'put forward, objected to',
] as const;

const row = (name: string, cases: readonly Reasons[]): RecordedCounts['rows'][number] => ({
  name,
  values: [
    cases.length,
    cases.filter(({ objections }) => objections.length > 0).length,
    cases.filter(({ open }) => open.length > 0).length,
    cases.filter(({ stated }) => stated).length,
    cases.filter(({ stated, objections }) => stated && objections.length > 0).length,
  ],
});

/** How many reports object or leave points open: right and wrong answers of each set, then of all. */
export function countReasons(cases: readonly Reasons[]): RecordedCounts {
  const sets = [...new Set(cases.map(({ set }) => set))];
  return {
    title: 'Objections and open points',
    columns: COLUMNS,
    rows: [true, false].flatMap((right) => {
      const some = cases.filter((each) => each.right === right);
      const title = right ? 'right answers' : 'wrong answers';
      return [
        ...sets.map((set) =>
          row(
            `${title}, ${set}`,
            some.filter((each) => each.set === set),
          ),
        ),
        row(`${title}, all`, some),
      ];
    }),
  };
}

/** How many reports say each code, the commonest first. */
export function countKinds(
  cases: readonly Reasons[],
  part: 'objections' | 'open',
): [string, number][] {
  const counts = new Map<string, number>();
  for (const each of cases)
    for (const code of each[part]) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].sort(([a, n], [b, m]) => m - n || a.localeCompare(b));
}
