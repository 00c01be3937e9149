import type { ShownIsomer } from '@elucida/contract/shown-isomers';
import { useTranslation } from 'react-i18next';
import { IsomerRow } from './isomer-row.tsx';

interface Props {
  rows: readonly ShownIsomer[];
  formula: string | undefined;
  /** What is in place of rows where there are none. */
  empty: string;
  compared: readonly ShownIsomer[];
  onCompare: (row: ShownIsomer) => void;
}

const WIDTHS = ['w-[18%]', 'w-[19%]', 'w-[16%]', 'w-[19%]', 'w-[28%]'];

/**
 * Isomers by row. On a narrow screen each row becomes a card whose parts carry the column's name.
 */
export function IsomerTable({ rows, formula, empty, compared, onCompare }: Props) {
  const { t } = useTranslation();
  const columns = [
    t('isomers.columns.isomer'),
    t('common.technique.H1NMR'),
    t('common.technique.C13NMR'),
    t('common.technique.IR'),
    t('isomers.columns.diagnostics'),
  ];
  return (
    <table className="w-full table-fixed text-left text-sm max-lg:block">
      <thead className="max-lg:sr-only">
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" className={`p-2 font-semibold ${WIDTHS[index]}`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:grid max-lg:gap-3">
        {rows.length === 0 ? (
          <tr className="max-lg:block">
            <td
              colSpan={columns.length}
              className="border-t border-border p-4 text-text-2 max-lg:block"
            >
              {empty}
            </td>
          </tr>
        ) : null}
        {rows.map((row, index) => (
          <IsomerRow
            key={row.smiles ?? `${index}`}
            row={row}
            formula={formula}
            columns={columns}
            compared={compared.includes(row)}
            onCompare={() => onCompare(row)}
          />
        ))}
      </tbody>
    </table>
  );
}
