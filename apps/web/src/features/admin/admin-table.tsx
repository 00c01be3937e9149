import type { ReactNode } from 'react';

interface Props {
  /** Id of the heading that names it. */
  labelledBy: string;
  columns: Readonly<Record<string, string>>;
  children: ReactNode;
}

/**
 * A table whose rows become cards on narrow screens (roles keep it a table for who cannot see it).
 */
export const AdminTable = ({ labelledBy, columns, children }: Props) => (
  <table role="table" className="block w-full text-sm lg:table" aria-labelledby={labelledBy}>
    <thead role="rowgroup" className="hidden lg:table-header-group">
      <tr role="row" className="border-b border-control text-left">
        {Object.entries(columns).map(([key, name]) => (
          <th
            key={key}
            role="columnheader"
            scope="col"
            className="px-2 py-2 font-semibold first:pl-0 last:pr-0"
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup" className="grid gap-3 lg:table-row-group">
      {children}
    </tbody>
  </table>
);
