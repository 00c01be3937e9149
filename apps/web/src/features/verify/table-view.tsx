import type { Verdict, Verification } from '@elucida/contract/verification';
import { useId, useState } from 'react';
import { formatConfidence } from '../../lib/confidence.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { LazyReasons } from './lazy-reasons.tsx';
import type { TableRow } from './use-table-run.ts';
import { VerdictMark } from './verdict-mark.tsx';
import { useVerifyText } from './verify-text.ts';

const SHOWN = ['consistent', 'inconsistent', 'open', 'failed'] as const;
type Shown = (typeof SHOWN)[number];
/** A cell of the table; on narrow screens a line of its card. */
const CELL = 'justify-between gap-4 wrap-anywhere lg:table-cell lg:px-2 lg:py-2 lg:first:pl-0';
/** Rows that are drawn at once. */
const PAGE = 50;

export const outcomeOf = ({ now }: TableRow): Verdict | 'failed' | null =>
  now.state === 'done' ? now.verification.verdict : now.state === 'failed' ? 'failed' : null;
const probabilityOf = ({ now }: TableRow): number =>
  now.state === 'done' ? now.verification.probability : 2;

function Outcome({ row }: { row: TableRow }) {
  const text = useVerifyText();
  const { now } = row;
  if (now.state === 'done') return <VerdictMark verdict={now.verification.verdict} />;
  if (now.state === 'failed') return <span className="text-danger">{text.failed}</span>;
  return <span className="text-text-2">{now.state === 'running' ? '…' : text.waiting}</span>;
}

/** The reasons of a row, drawn once they are opened. */
function Details({ verification, id }: { verification: Verification; id: string }) {
  const text = useVerifyText();
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.details(id)}</summary>
      {open ? (
        <div className="mt-2">
          <LazyReasons verification={verification} />
        </div>
      ) : null}
    </details>
  );
}

function Row({ row }: { row: TableRow }) {
  const text = useVerifyText();
  const language = useLanguage();
  const { asked, now } = row;
  const done = now.state === 'done' ? now.verification : null;
  const [best] = done?.better ?? [];
  const remarks = [
    ...(now.state === 'failed' ? [now.reason] : []),
    ...(asked.unused.length > 0 ? [text.notUsed(asked.unused.join('; '))] : []),
  ];
  const cells = [
    [
      'id',
      <span key="id" className="font-medium">
        {asked.id}
      </span>,
    ],
    [
      'structure',
      <span key="s" className="mono text-sm">
        {asked.structure}
      </span>,
    ],
    ['verdict', <Outcome key="v" row={row} />],
    ['probability', done ? formatConfidence(done.probability, language) : ''],
    ['better', best ? (best.name ?? best.smiles) : ''],
    ['remarks', remarks.join(' ')],
  ] as const;
  return (
    <>
      <tr
        role="row"
        className="card grid gap-1 lg:table-row lg:border-0 lg:border-t lg:border-border lg:bg-transparent"
      >
        {cells.map(([column, value]) => (
          <td key={column} role="cell" className={`${value === '' ? 'hidden' : 'flex'} ${CELL}`}>
            <span className="shrink-0 text-text-2 lg:hidden" aria-hidden="true">
              {text.columns[column]}
            </span>
            <span className="max-lg:text-right">{value}</span>
          </td>
        ))}
      </tr>
      {done ? (
        <tr role="row" className="block lg:table-row">
          <td role="cell" colSpan={cells.length} className="block pb-3 lg:table-cell">
            <Details verification={done} id={asked.id} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** The rows of a table with their verdicts: filtered, sorted, page by page. */
export function TableView({ rows }: { rows: readonly TableRow[] }) {
  const text = useVerifyText();
  const heading = useId();
  const [shown, setShown] = useState('');
  const [sort, setSort] = useState('');
  const [most, setMost] = useState(PAGE);
  const words = (each: Shown) => (each === 'failed' ? text.failed : text.verdicts[each]);
  const chosen = rows.filter((row) => shown === '' || outcomeOf(row) === shown);
  const sorted =
    sort === '' ? chosen : chosen.toSorted((a, b) => probabilityOf(a) - probabilityOf(b));
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby={heading}>
      <h2 id={heading} className="sr-only">
        {text.table}
      </h2>
      <div className="flex flex-wrap gap-4 print:hidden">
        <ChoiceField
          label={text.show}
          all={text.all}
          value={shown}
          options={SHOWN.map((each) => [each, words(each)] as const)}
          onChange={setShown}
        />
        <ChoiceField
          label={text.sort}
          all={text.byOrder}
          value={sort}
          options={[['probability', text.byProbability]]}
          onChange={setSort}
        />
      </div>
      <table role="table" aria-labelledby={heading} className="w-full text-left max-lg:block">
        <thead role="rowgroup" className="max-lg:sr-only">
          <tr role="row">
            {Object.entries(text.columns).map(([column, title]) => (
              <th key={column} role="columnheader" scope="col" className="lg:px-2 lg:first:pl-0">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-lg:grid max-lg:gap-2">
          {sorted.slice(0, most).map((row) => (
            <Row key={row.place} row={row} />
          ))}
        </tbody>
      </table>
      {sorted.length > most ? (
        <div>
          <button type="button" className="btn" onClick={() => setMost(most + PAGE)}>
            {text.more}
          </button>
        </div>
      ) : null}
    </section>
  );
}
