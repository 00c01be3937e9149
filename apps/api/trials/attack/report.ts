import { BARS } from './bars.ts';

/** One line of the table. What does not apply is left out. */
export interface Row {
  readonly attack: string;
  readonly database: string;
  readonly route: string;
  readonly requests: number;
  readonly statuses: ReadonlyMap<number, number>;
  readonly historyP95Ms?: number;
  readonly healthP95Ms?: number;
  readonly residentBytes?: number;
  /** Acknowledged rows that are gone. */
  readonly lost?: number;
}

/** What the attacks found: lines of the table, and bars that did not hold. */
export class Report {
  readonly rows: Row[] = [];
  readonly violations: string[] = [];
  /** Of them, those on time: on a busy machine they say nothing of the server. */
  readonly delays: string[] = [];
  readonly #say: (text: string) => void;

  constructor(say: (text: string) => void = () => {}) {
    this.#say = say;
  }

  violated(what: string): void {
    this.violations.push(what);
    this.#say(`VIOLATED ${what}`);
  }

  tooSlow(what: string): void {
    this.delays.push(what);
    this.violated(what);
  }

  /** Takes a line in and holds its figures against the bars. */
  add(row: Row): void {
    this.rows.push(row);
    const where = `${row.attack}, ${row.database}, ${row.route}`;
    if ((row.lost ?? 0) > 0) this.violated(`${where}: ${row.lost} acknowledged rows lost`);
    if (row.historyP95Ms !== undefined && !(row.historyP95Ms <= BARS.historyP95Ms))
      this.tooSlow(
        `${where}: another user's GET /history took ${Math.round(row.historyP95Ms)} ` +
          `ms (p95; at most ${BARS.historyP95Ms})`,
      );
    if (row.healthP95Ms !== undefined && !(row.healthP95Ms <= BARS.healthP95Ms))
      this.tooSlow(
        `${where}: GET /healthz took ${Math.round(row.healthP95Ms)} ms (p95; at most ${BARS.healthP95Ms})`,
      );
    if (row.residentBytes !== undefined && row.residentBytes > BARS.residentBytes)
      this.violated(
        `${where}: ${megabytes(row.residentBytes)} MB of memory (at most ${megabytes(BARS.residentBytes)})`,
      );
    this.#say(lineOf(row));
  }
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6);
const statusesText = (statuses: ReadonlyMap<number, number>) =>
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status === 0 ? 'closed' : status}×${count}`)
    .join(' ');
const optional = (value: number | undefined, text: (value: number) => string) =>
  value === undefined ? '' : text(value);

const HEADINGS = [
  'attack',
  'database',
  'route',
  'requests',
  'history p95',
  'healthz p95',
  'peak RSS',
  'lost rows',
  'statuses',
];
const cellsOf = (row: Row): string[] => [
  row.attack,
  row.database,
  row.route,
  String(row.requests),
  optional(row.historyP95Ms, (ms) => `${Math.round(ms)} ms`),
  optional(row.healthP95Ms, (ms) => `${Math.round(ms)} ms`),
  optional(row.residentBytes, (bytes) => `${megabytes(bytes)} MB`),
  optional(row.lost, String),
  statusesText(row.statuses),
];
const lineOf = (row: Row) =>
  cellsOf(row)
    .filter((cell) => cell !== '')
    .join(' · ');

/** The table as Markdown, each column as wide as its widest cell. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [HEADINGS, ...rows.map(cellsOf)];
  const widths = HEADINGS.map((_, column) =>
    Math.max(3, ...lines.map((cells) => cells[column].length)),
  );
  const [head, ...body] = lines.map(
    (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`,
  );
  return [head, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body].join('\n');
}

/** The worst figures of all lines, for a note. */
export function summaryOf({
  rows,
  violations,
  delays,
}: Pick<Report, 'rows' | 'violations' | 'delays'>): string {
  const sum = (figure: (row: Row) => number) => rows.reduce((total, row) => total + figure(row), 0);
  const worst = (figure: (row: Row) => number | undefined) =>
    Math.max(0, ...rows.map((row) => figure(row) ?? 0));
  return [
    `${sum(({ statuses }) => [...statuses.values()].reduce((total, count) => total + count, 0))} ` +
      'requests answered or closed',
    `${sum(({ lost }) => lost ?? 0)} acknowledged rows lost`,
    `worst history p95 ${Math.round(worst(({ historyP95Ms }) => historyP95Ms))} ms`,
    `worst healthz p95 ${Math.round(worst(({ healthP95Ms }) => healthP95Ms))} ms`,
    `peak ${megabytes(worst(({ residentBytes }) => residentBytes))} MB`,
    `${violations.length} violations, ${delays.length} of them of time`,
  ].join('; ');
}
