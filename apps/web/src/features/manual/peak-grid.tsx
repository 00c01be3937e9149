import type { CouplingHint } from '@elucida/spectra/manual-payload/coupling-hints';
import type { DraftBlock, ManualDraft } from '@elucida/spectra/manual-payload/draft';
import { addRow, deleteRow, putRows, setCell } from '@elucida/spectra/manual-payload/edit-draft';
import { PEAK_FIELDS } from '@elucida/spectra/techniques/fields';
import { MULTIPLICITIES } from '@elucida/spectra/chemistry/multiplicities';
import type { PeakCheck } from '@elucida/spectra/manual-payload/peak-checks';
import { IR_INTENSITIES } from '@elucida/spectra/chemistry/band-strengths';
import { useCallback, useId, useMemo, type ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldName } from './field-name.tsx';
import { GridRow } from './grid-row.tsx';
import { layCells, pastedIntoCell } from './paste-cells.ts';
import type { Pasted } from '../../spectrum-text/read-pasted.ts';
import { NO_NOTES, notesByRow } from './row-notes.ts';
import { useGridKeys } from './use-grid-keys.ts';
import type { RowPages } from './use-row-pages.ts';

interface Props {
  block: DraftBlock;
  label: string;
  /** Id from which the notes under the block take theirs. */
  blockId: string;
  checks: readonly PeakCheck[];
  hints: readonly CouplingHint[];
  pages: RowPages;
  edit: (edit: (draft: ManualDraft) => ManualDraft, touches?: string) => void;
  /** A list of peaks was pasted into a cell and read. */
  onPasted: (pasted: Pasted) => void;
}

/** The editable peak table of one block: an ARIA grid of text cells. */
export function PeakGrid({ block, label, blockId, checks, hints, pages, edit, onPasted }: Props) {
  const { t } = useTranslation();
  const gridId = useId();
  const { id, type, peaks } = block;
  const fields = PEAK_FIELDS[type];
  const notes = useMemo(() => notesByRow(checks, hints), [checks, hints]);

  const onType = useCallback(
    (row: number, field: string, text: string) =>
      edit((draft) => setCell(draft, { id, row, field }, text), `${id}/${row}/${field}`),
    [edit, id],
  );
  const onInsert = useCallback(
    (row: number) => edit((draft) => addRow(draft, id, row)),
    [edit, id],
  );
  const onDelete = useCallback(
    (row: number) => edit((draft) => deleteRow(draft, id, row)),
    [edit, id],
  );
  const keys = useGridKeys({
    rows: peaks.length,
    columns: fields.length + 2,
    reveal: pages.reveal,
    addRow: () => edit((draft) => addRow(draft, id)),
    restore: (row, column, text) => onType(row, fields[column]!.name, text),
  });
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || input.dataset['row'] === undefined) return;
    const row = Number(input.dataset['row']);
    const column = Number(input.dataset['column']);
    const pasted = pastedIntoCell(event.clipboardData.getData('text'), { type, column });
    if (!pasted) return;
    event.preventDefault();
    if (pasted.read) onPasted(pasted.read);
    edit((draft) =>
      putRows(draft, id, {
        rows: layCells(draft.spectra.find((each) => each.id === id) ?? block, {
          cells: pasted.cells,
          row,
          column,
        }),
        replace: true,
      }),
    );
  };

  return (
    <div className="relative overflow-x-auto pb-px">
      <p id={`${gridId}-help`} className="visually-hidden">
        {t('manual.block.gridHelp')}
      </p>
      <table
        role="grid"
        aria-label={label}
        aria-describedby={`${gridId}-help`}
        aria-rowcount={peaks.length + 1}
        className="peak-grid w-full"
        onPaste={onPaste}
        {...keys}
      >
        <thead>
          <tr role="row" aria-rowindex={1}>
            <th scope="col" role="columnheader">
              <span className="visually-hidden">{t('manual.block.row')}</span>
            </th>
            {fields.map((field) => (
              <th
                key={field.name}
                scope="col"
                role="columnheader"
                className="px-2 pb-1 text-left text-xs font-semibold text-text-2"
              >
                <FieldName name={field.label ?? field.name} />
              </th>
            ))}
            <th scope="col" role="columnheader">
              <span className="visually-hidden">{t('manual.block.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {peaks.slice(pages.first, pages.end).map((cells, index) => {
            const row = pages.first + index;
            const { wrong, explained, hinted } = notes.get(row) ?? NO_NOTES;
            return (
              <GridRow
                key={row}
                fields={fields}
                cells={cells}
                row={row}
                wrong={wrong}
                explained={explained}
                hinted={hinted}
                blockId={blockId}
                gridId={gridId}
                onType={onType}
                onInsert={onInsert}
                onDelete={onDelete}
              />
            );
          })}
        </tbody>
      </table>
      <datalist id={`${gridId}-multiplicities`}>
        {MULTIPLICITIES.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
      <datalist id={`${gridId}-intensities`}>
        {IR_INTENSITIES.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </div>
  );
}
