import type { ResponseSpectrum } from '@elucida/contract/analysis';
import { PICTURED_TYPES, type SpectrumType } from '@elucida/spectra/spectrum';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImagePeaks } from '../../image-peaks/image-peaks.tsx';
import type { PicturedSpectrum } from '../../image-peaks/pictured-spectrum.ts';
import { useImagePeaksText } from '../../image-peaks/use-image-peaks-text.ts';
import { describeImage } from '../../lib/api/image-calls.ts';
import { Notice } from '../../ui/notice.tsx';

interface Props {
  name: string;
  src: string;
  /** As it was judged. */
  read: ResponseSpectrum;
  /** As it is corrected now, if it is. */
  edited: ResponseSpectrum | undefined;
  formula: string;
  disabled: boolean;
  onChange: (next: ResponseSpectrum | null) => void;
}

/** One image of an analysis with what was judged of it; as another technique it is read again. */
export function ReadImage({ name, src, read, edited, formula, disabled, onChange }: Props) {
  const { t } = useTranslation();
  const text = useImagePeaksText();
  const id = useId();
  const [looking, setLooking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const spectrum = edited ?? read;
  const readAs = async (type: SpectrumType) => {
    setLooking(true);
    setProblem(null);
    try {
      const blob = await (await fetch(src, { credentials: 'include' })).blob();
      const file = new File([blob], name, { type: blob.type });
      const signal = new AbortController().signal;
      const found = await describeImage({ file, type, axis: null, formula }, signal);
      if (found?.spectrum) onChange({ ...found.spectrum, image: read.image });
      else
        setProblem(found?.problem ? t(`analyze.card.problems.${found.problem}`) : text.again.lost);
    } catch {
      setProblem(text.again.lost);
    } finally {
      setLooking(false);
    }
  };
  return (
    <ImagePeaks
      name={name}
      src={src}
      spectrum={spectrum as unknown as PicturedSpectrum}
      corrected={edited !== undefined || read.corrected === true}
      formula={formula}
      disabled={disabled || looking}
      onChange={(next) => onChange(next as unknown as ResponseSpectrum)}
      onDiscard={() => onChange(null)}
    >
      <div className="field max-w-60">
        <label className="field-label" htmlFor={id}>
          {t('analyze.card.technique')}
        </label>
        <select
          id={id}
          className="input"
          disabled={disabled || looking}
          value={spectrum.type}
          onChange={(event) => void readAs(event.target.value as SpectrumType)}
        >
          {PICTURED_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`common.technique.${type}`)}
            </option>
          ))}
        </select>
      </div>
      <p role="status" className={looking ? 'text-sm text-text-2' : 'visually-hidden'}>
        {looking ? t('analyze.card.looking') : ''}
      </p>
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
    </ImagePeaks>
  );
}
