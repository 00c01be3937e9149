import type { ReactNode } from 'react';
import { useFigures } from '../../../lib/i18n/use-figures.ts';
import { RichText } from './rich-text.tsx';

/** A chapter of a guide. Its table is the landmark of that name, so it is none itself. */
export const Chapter = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <h2>{heading}</h2>
    {children}
  </section>
);

/** A paragraph of a guide, no wider than is read well. */
export const Words = ({ text }: { text: string }) => (
  <p className="max-w-[44em]">
    <RichText text={text} />
  </p>
);

interface TableProps {
  label: string;
  columns: readonly string[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

/**
 * A table of a guide. The first column names the row; on a narrow screen the table alone scrolls
 * sideways.
 */
export function GuideTable({ label, columns, rows }: TableProps) {
  return (
    <div role="region" tabIndex={0} aria-label={label} className="card overflow-x-auto p-0">
      <table
        className={
          'w-full text-left text-sm [&_td]:px-3 sm:[&_td]:px-4 [&_td]:py-2 ' +
          '[&_td]:align-top [&_td:last-child:not(:has(>[aria-hidden]))]:min-w-56 ' +
          '[&_th]:px-3 sm:[&_th]:px-4 [&_th]:py-2 [&_th]:align-top [&_tr+tr]:border-t ' +
          '[&_tr+tr]:border-border'
        }
      >
        <thead className="border-b border-border">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="font-semibold">
                <RichText text={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [first, ...rest] }) => (
            <tr key={id}>
              <th scope="row" className="min-w-28 font-semibold">
                {first}
              </th>
              {rest.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ShiftChapterProps {
  text: {
    readonly heading: string;
    readonly lead: string;
    readonly columns: Readonly<Record<'kind' | 'range' | 'place', string>>;
  };
  rows: TableProps['rows'];
}

/** Where the nuclei of each kind absorb. */
export const ShiftChapter = ({ text: { heading, lead, columns }, rows }: ShiftChapterProps) => (
  <Chapter heading={heading}>
    <Words text={lead} />
    <GuideTable
      label={heading}
      columns={[columns.kind, columns.range, columns.place]}
      rows={rows}
    />
  </Chapter>
);

/** `3200–3550`, unbroken, with as many decimal places as the technique is quoted with. */
export function Range({ from, to, places = 0 }: { from: number; to: number; places?: number }) {
  const figures = useFigures();
  return (
    <span className="figures whitespace-nowrap">
      {figures(`${from.toFixed(places)}–${to.toFixed(places)}`)}
    </span>
  );
}
