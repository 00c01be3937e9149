import { groupedNumber } from '@elucida/messages/format/figures';
import { fill } from '@elucida/analysis/report/fill';
import type { ReportCandidate, ReportSpectrum } from '@elucida/contract/reports';
import { printedMultiplicity } from '@elucida/spectra/chemistry/multiplicities';
import { printedNumber } from '@elucida/spectra/number-format';
import { formatPosition } from '@elucida/spectra/plotting/plot-peak';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import { IN_ORDER_OF_REASONS, techniqueOf } from '@elucida/spectra/techniques/registry';
import { bulletList } from '../blocks/bullet-list.ts';
import { section } from '../blocks/heading.ts';
import { paragraph } from '../blocks/paragraph.ts';
import { table, type Cell, type Column } from '../blocks/table.ts';
import { assignmentRows, atomLabels, type AssignmentRow } from '../content/assignment-rows.ts';
import { INK, SIZE } from '../page/measures.ts';
import type { Element } from '../page/sheet.ts';
import type { Report } from '../report.ts';
import { richText } from '../text/rich-text.ts';
import { plain, type Run } from '../text/run.ts';

/** Most rows of one table; more is data, not a report. */
const MAX_ROWS = 400;
const DASH: Cell = plain('–');

/** `4.12 (q, J = 7.1 Hz, 2H)`. */
function signal(
  { observed, peak }: AssignmentRow,
  type: SpectrumType,
  { words, safe }: Report,
): Run[] {
  if (observed === null) return plain(words.plot.missing);
  const { mult, j_hz, int } = peak ?? {};
  const couplings = Array.isArray(j_hz)
    ? j_hz
        .filter((value): value is number => typeof value === 'number' && Number.isFinite(value))
        .slice(0, 6)
    : [];
  const details = [
    typeof mult === 'string' && mult.trim() !== ''
      ? safe(printedMultiplicity(mult).slice(0, 20))
      : '',
    couplings.length === 0
      ? ''
      : words.figures(`J = ${couplings.map((value) => printedNumber(value, 1)).join(', ')} Hz`),
    typeof int === 'number' && Number.isFinite(int)
      ? `${words.figures(String(Number(int.toFixed(2))))}H`
      : '',
  ].filter((part) => part !== '');
  return richText(
    words.figures(formatPosition(type, observed)) +
      (details.length === 0 ? '' : ` (${details.join(', ')})`),
  );
}

function cells(
  row: AssignmentRow,
  type: SpectrumType,
  labels: (atoms: readonly number[]) => string,
  report: Report,
): Cell[] {
  const { words } = report;
  const { atoms, environments, predicted, sd, observations, verdict } = row;
  const within = sd === undefined ? '' : ` ± ${formatPosition(type, sd)}`;
  return [
    signal(row, type, report),
    plain(row.unexplained ? words.report.unassigned : labels(atoms) || '–'),
    environments.length === 0
      ? DASH
      : plain(environments.map((each) => words.reasoning.environments[each]).join(', ')),
    predicted === undefined
      ? DASH
      : plain(words.figures(`${formatPosition(type, predicted)}${within}`)),
    observations === undefined ? DASH : plain(groupedNumber(observations, words.language)),
    plain(words.plot.agreement[verdict ?? 'none']),
  ];
}

function spectrumTable(
  report: Report,
  parent: Element,
  { spectrum, best }: { spectrum: ReportSpectrum; best: ReportCandidate },
): void {
  const { sheet, words, result } = report;
  const rows = assignmentRows(spectrum, best, (peak) =>
    result.unexplained.some(([block, row]) => result.spectra[block] === spectrum && row === peak),
  );
  if (rows.length === 0) return;
  const labels = atomLabels(best.smiles);
  const { columns: head } = words.report;
  const columns: Column[] = [
    { head: plain(`${head.signal} (ppm)`), share: techniqueOf(spectrum.type).print.signalShare },
    { head: plain(head.atoms), share: 15 },
    { head: plain(head.environment), share: 22 },
    { head: plain(`${head.predicted} (ppm)`), share: 16, figures: true },
    { head: plain(head.cases), share: 9, figures: true },
    { head: plain(head.agreement), share: 13 },
  ];
  const element = section(sheet, words.reasoning.techniques[spectrum.type], {
    level: 3,
    parent,
    below: 36,
  });
  table(sheet, element, {
    columns,
    rows: rows.slice(0, MAX_ROWS).map((row) => cells(row, spectrum.type, labels, report)),
  });
  if (rows.length > MAX_ROWS)
    paragraph(
      sheet,
      element,
      plain(
        fill(words.report.moreRows, {
          count: groupedNumber(rows.length - MAX_ROWS, words.language),
        }),
      ),
      { size: SIZE.small },
    );
}

/**
 * Peak by peak: which atoms a signal belongs to, what was expected there, and what IR, MS and
 * UV-Vis say.
 */
export function assignment(report: Report): void {
  const { sheet, words, result, best, stated, prose } = report;
  const shown = result.spectra.filter(
    ({ type, peaks }) => techniqueOf(type).print.assignment === 'table' && peaks.length > 0,
  );
  const others = IN_ORDER_OF_REASONS.filter(
    (type) => techniqueOf(type).print.assignment === 'sentences',
  )
    .map((type) => ({ type, points: stated?.techniques[type] ?? [] }))
    .filter(({ points }) => points.length > 0);
  if (best === undefined || (shown.length === 0 && others.length === 0)) return;
  const element = section(sheet, words.report.assignment, { below: 72 });
  if (shown.length > 0)
    paragraph(sheet, element, plain(words.report.numbering), {
      size: SIZE.small,
      colour: INK.second,
    });
  for (const spectrum of shown) spectrumTable(report, element, { spectrum, best });
  for (const { type, points } of others)
    bulletList(
      sheet,
      section(sheet, words.reasoning.techniques[type], { level: 3, parent: element }),
      points.map(prose),
    );
}
