import type { Asked } from '@elucida/spectra/manual-payload/asked';
import { emptyDraft } from '@elucida/spectra/manual-payload/draft';
import { addSpectrum } from '@elucida/spectra/manual-payload/edit-draft';
import type { Spectrum } from '@elucida/spectra/spectrum';
import type { ComponentProps } from 'react';
import { LikelyFormulas } from '../../formula/likely-formulas.tsx';
import type { AskedModels } from '../../models/use-ask-models.ts';

interface Props extends Pick<
  ComponentProps<typeof LikelyFormulas>,
  'chosen' | 'hasImages' | 'onFormula' | 'onClose'
> {
  /** Those that have peaks: typed, of files, and corrected ones of images. */
  spectra: readonly Spectrum[];
  asked: Asked;
  models: AskedModels;
}

/** The comparison of likely formulas with the peaks that are on the page, as the form of a manual analysis. */
export function LikelyHere({ spectra, asked, models, ...rest }: Props) {
  const draft = spectra.reduce(addSpectrum, { ...emptyDraft(), ...asked });
  return <LikelyFormulas place="new" draft={draft} asked={models} {...rest} />;
}
