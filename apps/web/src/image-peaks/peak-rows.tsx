import { rowOfPeak } from '@elucida/spectra/manual-payload/import-draft';
import { MULTIPLICITIES } from '@elucida/spectra/chemistry/multiplicities';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TrashIcon } from '../ui/icons.tsx';
import type { PicturedSpectrum } from './pictured-spectrum.ts';
import { useImagePeaksText } from './use-image-peaks-text.ts';
import type { PeakEdits } from './use-peak-edits.ts';

interface CellProps {
  value: string;
  label: string;
  list?: string | undefined;
  maxLength: number;
  disabled: boolean;
  onType: (text: string) => void;
}

/** A cell keeps what is typed while it has the focus: half a number is no number yet. */
function Cell({ value, label, list, maxLength, disabled, onType }: CellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      className="input min-w-20 text-sm"
      value={typed ?? value}
      aria-label={label}
      list={list}
      maxLength={maxLength}
      disabled={disabled}
      autoComplete="off"
      onChange={(event) => {
        setTyped(event.target.value);
        onType(event.target.value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** The peaks over the image as a table: the same peaks, to read and to correct without the picture. */
export function PeakRows({
  spectrum,
  edits,
  disabled,
}: {
  spectrum: PicturedSpectrum;
  edits: PeakEdits;
  disabled: boolean;
}) {
  const { t } = useTranslation();
  const text = useImagePeaksText();
  const id = useId();
  const fields = techniqueOf(spectrum.type).form.peak;
  const name = (field: string) => t(`manual.fields.${field as 'int'}`);
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <caption className="visually-hidden">{text.table}</caption>
        <thead>
          <tr className="text-left">
            <th scope="col" className="py-1 pr-2">
              #
            </th>
            {fields.map((field) => (
              <th key={field.name} scope="col" className="py-1 pr-2 font-semibold">
                {name(field.name)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {spectrum.peaks.map((peak, index) => {
            const cells = rowOfPeak(spectrum.type, peak);
            return (
              <tr
                key={index}
                data-selected={index === edits.selected || undefined}
                className="data-selected:bg-accent-soft"
              >
                <th scope="row" className="figures py-1 pr-2 text-left font-normal">
                  {index + 1}
                </th>
                {fields.map((field) => (
                  <td key={field.name} className="py-1 pr-2">
                    <Cell
                      value={cells[field.name] ?? ''}
                      label={`${name(field.name)}, ${text.peak(index + 1)}`}
                      list={field.name === 'mult' ? id : undefined}
                      maxLength={field.cap}
                      disabled={disabled}
                      onType={(typed) => edits.type({ index, field: field.name, text: typed })}
                    />
                  </td>
                ))}
                <td className="py-1">
                  <button
                    type="button"
                    className="btn btn-quiet btn-icon text-text-2"
                    aria-label={text.remove(index + 1)}
                    disabled={disabled}
                    onClick={() => edits.remove(index, 'row')}
                  >
                    <TrashIcon />
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <datalist id={id}>
        {MULTIPLICITIES.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </div>
  );
}
