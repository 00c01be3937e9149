import type { AnalysisRecord } from '@elucida/contract/analyses';
import { previewsOf } from '../../analysis/previews-of.ts';
import { ImagePreviews } from '../../saved-result/image-previews.tsx';

/** The images of an analysis, as far as they are kept. */
export const ImageRow = (record: Pick<AnalysisRecord, 'images'>) => (
  <ImagePreviews previews={previewsOf(record)} />
);
