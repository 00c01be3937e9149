import { useId, useState } from 'react';
import { formatCount } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Notice } from '../../ui/notice.tsx';
import { asSentence } from './as-sentence.ts';
import type { ReadCases } from './read-cases.ts';
import { tableCsv } from './table-csv.ts';
import { outcomeOf, TableView } from './table-view.tsx';
import { useTableRun } from './use-table-run.ts';
import { useVerifyText } from './verify-text.ts';

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
  const [refusal, setRefusal] = useState<string | null>(null);

  async function open(file: File): Promise<void> {
    const { readCases, MOST_BYTES } = await import('./read-cases.ts');
    const cases: ReadCases =
      file.size > MOST_BYTES
        ? { cases: [], problems: [{ row: null, code: 'too_large' }] }
        : await readCases(file.name, await file.text());
    setName(file.name);
    setRead(cases);
    load(cases.cases);
  }
  const run = () => {
    const refused = onSigned();
    setRefusal(refused);
    if (refused === null) void start();
  };
  const count = (n: number) => formatCount(n, language);
  const ended = rows.filter((row) => outcomeOf(row) !== null);
  const of = (outcome: ReturnType<typeof outcomeOf>) =>
    count(rows.filter((row) => outcomeOf(row) === outcome).length);
  const left = rows.length - ended.length;
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
            accept=".csv,.tsv,.txt,.jsonl,.ndjson,.json,.sdf,.sd"
            aria-describedby={`${id}-hint`}
            disabled={running}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void open(file);
            }}
          />
          <p className="field-hint" id={`${id}-hint`}>
            {text.fileHelp}
          </p>
        </div>
        {read !== null && read.cases.length > 0 ? (
          <p>{text.chosen(name, count(read.cases.length))}</p>
        ) : null}
        {read !== null && read.problems.length > 0 ? (
          <Notice tone="warning">
            <ul>
              {read.problems.slice(0, NAMED).map(({ row, code }) => (
                <li key={`${row} ${code}`}>
                  {row === null
                    ? asSentence(text.problems[code])
                    : text.problemAt(count(row), text.problems[code])}
                </li>
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
                <button type="button" className="btn" onClick={() => window.print()}>
                  {text.print}
                </button>
              </>
            ) : null}
          </div>
        ) : null}
        <p role="status" className="figures">
          {running ? text.running(count(ended.length), count(rows.length)) : ''}
          {!running && ended.length > 0
            ? text.finished({
                consistent: of('consistent'),
                inconsistent: of('inconsistent'),
                open: of('open'),
                failed: of('failed'),
              })
            : ''}
        </p>
        {running ? <progress className="w-full" max={rows.length} value={ended.length} /> : null}
      </div>
      {refusal === null ? null : <Notice tone="danger">{refusal}</Notice>}
      {limited ? <Notice tone="warning">{text.stoppedAtLimit}</Notice> : null}
      {rows.length > 0 ? <TableView rows={rows} /> : null}
    </div>
  );
}
