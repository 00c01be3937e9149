import type { AnalysisRecord } from '@elucida/contract/analyses';

/** Addresses of an analysis' images in their order; none where one is missing, since spectra count them. */
export const previewsOf = ({ images }: Pick<AnalysisRecord, 'images'>): readonly string[] => {
  const previews = images.flatMap(({ preview }) => preview ?? []);
  return previews.length === images.length ? previews : [];
};
