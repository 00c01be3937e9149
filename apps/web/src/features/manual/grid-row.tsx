import type { Cells } from '@elucida/spectra/manual-payload/draft';
import type { Field } from '@elucida/spectra/techniques/field';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PlusIcon, TrashIcon } from '../../ui/icons.tsx';
import { hintId, warningId, type RowNotes } from './row-notes.ts';

interface Props {
  fields: readonly Field[];
  cells: Cells;
  /** From 0. */
  row: number;
  /**
   * Fields that are wrong and those whose warning is listed, as strings, so that an unchanged row
   * is not drawn again.
   */
  wrong: RowNotes['wrong'];
  explained: RowNotes['explained'];
  hinted: boolean;
  /** Id of the block, from which its notes take theirs. */
  blockId: string;
  gridId: string;
  onType: (row: number, field: string, text: string) => void;
  onInsert: (row: number) => void;
  onDelete: (row: number) => void;
}

const LISTS: Readonly<Record<string, string>> = {
  mult: 'multiplicities',
  intensity: 'intensities',
};

/**
 * One peak of the grid. Drawn again only when its own cells change, so that typing stays quick in
 * long tables.
 */
export const GridRow = memo(function GridRow({
  fields,
  cells,
  row,
  wrong,
  explained,
  hinted,
  blockId,
  gridId,
  onType,
  onInsert,
  onDelete,
}: Props) {
  const { t } = useTranslation();
  const nameOf = ({ label, name }: Field) => t(`manual.fields.${(label ?? name) as 'int'}`);
  const has = (list: string, field: string) => list.split(' ').includes(field);
  const notes = (field: string) =>
    [
      has(explained, field) ? warningId(blockId, field, row + 1) : '',
      hinted && field === 'j_hz' ? hintId(blockId, row + 1) : '',
    ]
      .filter(Boolean)
      .join(' ') || undefined;
  const action = 'btn btn-quiet btn-icon min-h-8 w-8 text-text-2';
  return (
    <tr role="row" aria-rowindex={row + 2}>
      <th
        scope="row"
        role="rowheader"
        className="pr-2 text-right text-sm font-normal text-text-2 figures"
      >
        {row + 1}
      </th>
      {fields.map((field, column) => (
        <td key={field.name} role="gridcell" className="p-0">
          <input
            data-row={row}
            data-column={column}
            value={cells[field.name] ?? ''}
            maxLength={field.cap}
            onChange={(event) => onType(row, field.name, event.target.value)}
            inputMode={field.kind === 'number' ? 'decimal' : 'text'}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            list={LISTS[field.name] ? `${gridId}-${LISTS[field.name]}` : undefined}
            aria-label={`${nameOf(field)}, ${t('manual.block.row')} ${row + 1}`}
            aria-invalid={has(wrong, field.name) || undefined}
            aria-describedby={notes(field.name)}
            className={`grid-cell ${field.kind === 'text' ? '' : 'tabular-nums'}`}
          />
        </td>
      ))}
      {/* Tab goes from cell to cell; the arrows reach the buttons too. */}
      <td role="gridcell" className="whitespace-nowrap pl-1">
        <button
          type="button"
          tabIndex={-1}
          data-row={row}
          data-column={fields.length}
          className={action}
          aria-label={t('manual.block.addRow', { row: row + 1 })}
          title={t('manual.block.addRow', { row: row + 1 })}
          onClick={() => onInsert(row + 1)}
        >
          <PlusIcon />
        </button>
        <button
          type="button"
          tabIndex={-1}
          data-row={row}
          data-column={fields.length + 1}
          className={action}
          aria-label={t('manual.block.deleteRow', { row: row + 1 })}
          title={t('manual.block.deleteRow', { row: row + 1 })}
          onClick={() => onDelete(row)}
        >
          <TrashIcon />
        </button>
      </td>
    </tr>
  );
});
