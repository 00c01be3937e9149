import { askedDocument, type Asked } from '@elucida/spectra/manual-payload/asked';
import type { ComponentProps } from 'react';
import { LikelyFormulas } from '../../formula/likely-formulas.tsx';

interface Props extends Omit<ComponentProps<typeof LikelyFormulas>, 'place' | 'payload'> {
  /** Those that have peaks: typed, of files, and corrected ones of images. */
  spectra: readonly object[];
  about: Asked;
}

/** The comparison of likely formulas with the peaks that are on the page. */
export const LikelyHere = ({ spectra, about, ...rest }: Props) => (
  <LikelyFormulas place="new" payload={{ spectra, ...askedDocument(about) }} {...rest} />
);
