import { askedDocument, type Asked } from '@elucida/spectra/manual-payload/asked';
import type { ComponentProps } from 'react';
import { LikelyFormulas } from '../../formula/likely-formulas.tsx';

interface Props extends Omit<ComponentProps<typeof LikelyFormulas>, 'place' | 'payload'> {
  /** Those that have peaks and are kept with the page: typed, and corrected ones of images. */
  spectra: readonly object[];
  /** Those of files; null where there are no files now. */
  fromFiles: readonly object[] | null;
  about: Asked;
}

/** The comparison of likely formulas with the peaks that are on the page. */
export const LikelyHere = ({ spectra, fromFiles, about, ...rest }: Props) => (
  <LikelyFormulas place="new" payload={{ spectra, fromFiles, ...askedDocument(about) }} {...rest} />
);
