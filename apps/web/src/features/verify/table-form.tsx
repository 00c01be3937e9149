import { lazy, useEffect, useId, useState } from 'react';
import { formatCount } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Notice } from '../../ui/notice.tsx';
import { OptionalPart } from '../../ui/optional-part.tsx';
import { asSentence } from './as-sentence.ts';
import { askCases } from './ask-cases.ts';
import type { CaseProblem, ReadCases } from './cases.ts';
import { tableCsv } from './table-csv.ts';
import { outcomeOf, TableView } from './table-view.tsx';
import { useTableRun } from './use-table-run.ts';
import { useVerifyText } from './verify-text.ts';

// Formatted sentences and drawings: fetched when somebody prints.
const PrintedTable = lazy(async () => ({
  default: (await import('./printed-table.tsx')).PrintedTable,
}));

/** Rows with a problem that are named; the rest is counted by the reader. */
const NAMED = 8;

/** A file of structures with spectra, its progress, and its verdicts as a table. */
export function TableForm({ onSigned }: { onSigned: () => string | null }) {
  const text = useVerifyText();
  const language = useLanguage();
  const id = useId();
  const { rows, running, limited, load, start, stop } = useTableRun();
  const [name, setName] = useState('');
  const [read, setRead] = useState<ReadCases | null>(null);
  /** Samples of the file that have been read while it is being read. */
  const [reading, setReading] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Which printing this is, from 1; 0 while nothing is printed. */
  const [printing, setPrinting] = useState(0);
  useEffect(() => {
    const ended = () => setPrinting(0);
    window.addEventListener('afterprint', ended);
    return () => window.removeEventListener('afterprint', ended);
  }, []);

  async function open(file: File): Promise<void> {
    setName(file.name);
    setRead(null);
    load([]);
    setReading(0);
    const cases = await askCases(file, setReading);
    setReading(null);
    setRead(cases);
    load(cases.cases);
  }
  const count = (n: number) => formatCount(n, language);
  const said = ({ row, sample, code }: CaseProblem): string => {
    const problem = text.problems[code];
    if (sample !== undefined) return text.problemIn(sample, problem);
    return row === null ? asSentence(problem) : text.problemAt(count(row), problem);
  };
  const run = () => {
    const refused = onSigned();
    setRefusal(refused);
    if (refused === null) void start();
  };
  const ended = rows.filter((row) => outcomeOf(row) !== null);
  const of = (outcome: ReturnType<typeof outcomeOf>) =>
    count(rows.filter((row) => outcomeOf(row) === outcome).length);
  const left = rows.length - ended.length;
  const summary = text.finished({
    consistent: of('consistent'),
    inconsistent: of('inconsistent'),
    open: of('open'),
    failed: of('failed'),
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="card grid grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
        <div className="field">
          <label className="field-label" htmlFor={id}>
            {text.file}
          </label>
          <input
            id={id}
            type="file"
            className="input"
            accept=".csv,.tsv,.txt,.jsonl,.ndjson,.json,.sdf,.sd,.zip,.tar,.tgz,.gz"
            aria-describedby={`${id}-hint`}
            disabled={running || reading !== null}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void open(file);
            }}
          />
          <p className="field-hint" id={`${id}-hint`}>
            {text.fileHelp} {text.archiveHelp}
          </p>
        </div>
        {read !== null && read.cases.length > 0 ? (
          <p>{text.chosen(name, count(read.cases.length))}</p>
        ) : null}
        {read !== null && read.problems.length > 0 ? (
          <Notice tone="warning">
            <ul>
              {read.problems.slice(0, NAMED).map((problem) => (
                <li key={said(problem)}>{said(problem)}</li>
              ))}
              {read.problems.length > NAMED ? (
                <li>+{count(read.problems.length - NAMED)}</li>
              ) : null}
            </ul>
          </Notice>
        ) : null}
        {rows.length > 0 ? (
          <div className="flex flex-wrap items-center gap-3">
            {running ? (
              <button type="button" className="btn" onClick={stop}>
                {text.stop}
              </button>
            ) : left > 0 ? (
              <button type="button" className="btn btn-primary" onClick={run}>
                {ended.length > 0 ? text.again : text.run(count(left))}
              </button>
            ) : null}
            {ended.length > 0 ? (
              <>
                <button
                  type="button"
                  className="btn"
                  onClick={() =>
                    saveFile('verifications.csv', tableCsv(rows), 'text/csv;charset=utf-8')
                  }
                >
                  {text.csv}
                </button>
                <button type="button" className="btn" onClick={() => setPrinting(printing + 1)}>
                  {text.print}
                </button>
              </>
            ) : null}
          </div>
        ) : null}
        <p role="status" className="figures">
          {reading === null ? '' : text.reading(count(reading))}
          {running ? text.running(count(ended.length), count(rows.length)) : ''}
          {!running && ended.length > 0 ? summary : ''}
        </p>
        {running ? <progress className="w-full" max={rows.length} value={ended.length} /> : null}
      </div>
      {refusal === null ? null : <Notice tone="danger">{refusal}</Notice>}
      {limited ? <Notice tone="warning">{text.stoppedAtLimit}</Notice> : null}
      {rows.length > 0 ? (
        <div className={printing > 0 ? 'print:hidden' : ''}>
          <TableView rows={rows} />
        </div>
      ) : null}
      {printing > 0 ? (
        <OptionalPart fallback={null}>
          <PrintedTable key={printing} rows={rows} title={name} summary={summary} />
        </OptionalPart>
      ) : null}
    </div>
  );
}
