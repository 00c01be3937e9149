import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useImagePeaksText } from '../../image-peaks/use-image-peaks-text.ts';
import type { KeptText } from '../../lib/kept-input.ts';
import { notationWords } from '../../spectrum-text/notation-words.ts';
import { readTyped } from '../../spectrum-text/read-typed.ts';
import { TrashIcon } from '../../ui/icons.tsx';

interface Props {
  kept: KeptText;
  disabled: boolean;
  onText: (text: string) => void;
  onRemove: () => void;
}

/** The peaks of one technique as text, with what is read of them. */
export function TypedSpectrum({
  kept: { type, text, spectrum },
  disabled,
  onText,
  onRemove,
}: Props) {
  const { t } = useTranslation();
  const words = useImagePeaksText();
  const id = useId();
  const technique = t(`common.technique.${type}`);
  const { pasted } = readTyped(text, type);
  const wrong = text.trim() !== '' && spectrum === null;
  const said = wrong
    ? pasted.error
      ? notationWords(pasted.error, t)
      : words.typed.skipped(pasted.skipped.length)
    : spectrum
      ? [
          words.count(spectrum.peaks.length),
          ...(pasted.skipped.length > 0 ? [words.typed.skipped(pasted.skipped.length)] : []),
        ].join(' · ')
      : words.typed.example(techniqueOf(type).notation.example);
  return (
    <div className="field">
      <div className="flex items-end justify-between gap-2">
        <label className="field-label" htmlFor={id}>
          {words.typed.label(technique)}
        </label>
        <button
          type="button"
          className="btn btn-quiet btn-icon -mt-1 text-text-2"
          disabled={disabled}
          aria-label={words.typed.remove(technique)}
          onClick={onRemove}
        >
          <TrashIcon />
        </button>
      </div>
      <textarea
        id={id}
        className="input min-h-20 text-sm"
        rows={3}
        value={text}
        maxLength={20_000}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        disabled={disabled}
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-read`}
        onChange={(event) => onText(event.target.value)}
      />
      <p id={`${id}-read`} role="status" className={`mt-1 ${wrong ? 'field-error' : 'field-hint'}`}>
        {said}
      </p>
    </div>
  );
}
