import type { Spectrum, SpectrumType } from '@elucida/spectra/spectrum';
import { toNumber } from '@elucida/spectra/number-format';
import type { AskedDocument } from '@elucida/spectra/manual-payload/asked';
import type { AskedModels } from '../../models/use-ask-models.ts';

/** One image waiting to be analysed, with what the user corrected. */
export interface ImageCard {
  readonly id: number;
  readonly file: File;
  /** Null: it is to be recognised. */
  readonly type: SpectrumType | null;
  /** Ends of the axis as typed; both empty: they are to be read. */
  readonly left: string;
  readonly right: string;
  /** Downscaled copy as a data URL, null while it is made or where it cannot be. */
  readonly preview: string | null;
  /** Its peaks as the user corrected them; null: they are as they are read. */
  readonly corrected: Spectrum | null;
}

/**
 * Axis limits of a card: null where both are empty, `invalid` where they are half given, equal or
 * no numbers.
 */
export function axisOf({
  left,
  right,
}: Pick<ImageCard, 'left' | 'right'>): [number, number] | null | 'invalid' {
  if (left.trim() === '' && right.trim() === '') return null;
  const ends: [number, number] = [toNumber(left), toNumber(right)];
  return ends.every(Number.isFinite) && ends[0] !== ends[1] ? ends : 'invalid';
}

/** What an analysis of images is asked with. */
export interface AnalyzeForm extends AskedModels, AskedDocument {
  readonly cards: readonly ImageCard[];
  readonly formula: string;
  /** Spectra as text, next to the images. */
  readonly typed: readonly Spectrum[];
  readonly includeRaw: boolean;
  readonly language: string;
}

/**
 * The multipart form of POST /analyze. The optional fields go out only where the user corrected
 * something.
 */
export function analyzeForm({
  cards,
  formula,
  typed,
  includeRaw,
  models,
  polish,
  language,
  structures,
  fragments,
}: AnalyzeForm): FormData {
  const form = new FormData();
  for (const { file } of cards) form.append('files', file, file.name);
  form.append('formula', formula.trim());
  form.append('include_raw', String(includeRaw));
  form.append('models', String(models));
  if (polish) form.append('polish', 'true');
  form.append('lang', language);
  if (cards.some((card) => card.type !== null))
    form.append('image_types', JSON.stringify(cards.map((card) => card.type)));
  const axes = cards.map((card) => axisOf(card)).map((axis) => (axis === 'invalid' ? null : axis));
  if (axes.some((axis) => axis !== null)) form.append('image_axes', JSON.stringify(axes));
  if (structures) form.append('structures', JSON.stringify(structures));
  if (fragments) form.append('fragments', JSON.stringify(fragments));
  const corrected = cards.flatMap((card, image) =>
    card.corrected === null ? [] : { ...card.corrected, image },
  );
  if (typed.length + corrected.length > 0)
    form.append('spectra', JSON.stringify([...typed, ...corrected]));
  return form;
}
