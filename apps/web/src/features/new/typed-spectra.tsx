import { SPECTRUM_TYPES, type SpectrumType } from '@elucida/spectra/spectrum';
import { useTranslation } from 'react-i18next';
import { useImagePeaksText } from '../../image-peaks/use-image-peaks-text.ts';
import type { KeptText } from '../../lib/kept-input.ts';
import { readTyped } from '../../spectrum-text/read-typed.ts';
import { TypedSpectrum } from './typed-spectrum.tsx';

interface Props {
  texts: readonly KeptText[];
  onChange: (texts: readonly KeptText[]) => void;
  disabled: boolean;
}

/** Spectra without an image, as text: one field a technique, judged together with the images. */
export function TypedSpectra({ texts, onChange, disabled }: Props) {
  const { t } = useTranslation();
  const words = useImagePeaksText();
  const change = (type: SpectrumType, text: string) =>
    onChange(
      texts.map((each) =>
        each.type === type ? { type, text, spectrum: readTyped(text, type).spectrum } : each,
      ),
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="field-hint">{words.typed.hint}</p>
      {texts.map((each) => (
        <TypedSpectrum
          key={each.type}
          kept={each}
          disabled={disabled}
          onText={(text) => change(each.type, text)}
          onRemove={() => onChange(texts.filter(({ type }) => type !== each.type))}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        {SPECTRUM_TYPES.filter((type) => texts.every((each) => each.type !== type)).map((type) => (
          <button
            key={type}
            type="button"
            className="btn btn-small"
            disabled={disabled}
            onClick={() => onChange([...texts, { type, text: '', spectrum: null }])}
          >
            {words.typed.add(t(`common.technique.${type}`))}
          </button>
        ))}
      </div>
    </div>
  );
}
