import type { ImageDescription } from '@elucida/contract/images';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { ImagePeaks } from '../../image-peaks/image-peaks.tsx';
import { MissingAxis } from '../../image-peaks/missing-axis.tsx';
import { emptySpectrum } from '../../image-peaks/picture-axis.ts';
import type { PicturedSpectrum } from '../../image-peaks/pictured-spectrum.ts';
import type { ImageCard } from './image-card-data.ts';

interface Props {
  card: ImageCard;
  src: string;
  found: ImageDescription;
  formula: string;
  disabled: boolean;
  onChange: (id: number, update: Partial<ImageCard>) => void;
}

/** Axis limits as the card's fields hold them: five digits, as a description gives them. */
const limit = (value: number) => String(Number(value.toPrecision(5)));

/** What can be corrected: the peaks that were read; none yet, where only the axis and the technique are known. */
function readSpectrum({ spectrum, type, axis, plot }: ImageDescription): PicturedSpectrum | null {
  if (spectrum?.picture) return spectrum as unknown as PicturedSpectrum;
  return type && axis && plot ? emptySpectrum(type, { size: plot, plot, ends: axis }) : null;
}

/** The peaks of one image over the image itself; or its axis first, where that could not be read. */
export function ImageCorrection({ card, src, found, formula, disabled, onChange }: Props) {
  const spectrum = (card.corrected as PicturedSpectrum | null) ?? readSpectrum(found);
  if (spectrum)
    return (
      <ImagePeaks
        name={card.file.name}
        src={src}
        spectrum={spectrum}
        corrected={card.corrected !== null}
        formula={formula}
        disabled={disabled}
        onChange={(next: Spectrum) => onChange(card.id, { corrected: next })}
        onDiscard={() => onChange(card.id, { corrected: null })}
      />
    );
  if (!found.plot || found.axis) return null;
  return (
    <MissingAxis
      src={src}
      plot={found.plot}
      onEnds={([left, right]) =>
        onChange(card.id, { left: limit(left), right: limit(right), corrected: null })
      }
    />
  );
}
