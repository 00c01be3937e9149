import type { AnalysisRecord } from '@elucida/contract/analyses';
import { ImagePreviews } from '../../saved-result/image-previews.tsx';

/** The images of an analysis, as far as they are kept. */
export const ImageRow = ({ images }: Pick<AnalysisRecord, 'images'>) => (
  <ImagePreviews previews={images.flatMap(({ preview }) => preview ?? [])} />
);
