import type { FileReading } from '@elucida/spectrometer/files/file-reading';

/** Files of one sample with their bytes, as the reading thread is handed them. */
export interface FilesQuestion {
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array<ArrayBuffer> }[];
  readonly hydrogens: number | null;
  readonly isFolder: boolean;
  /** Experiments that are not used, by their paths. */
  readonly without: readonly string[];
}
export type FilesAnswer = FileReading;
