import type { FileSpectrum } from '@elucida/spectrometer/files/file-reading';

/** The file of a run, without its folders. */
export const fileOfRun = ({ path = '' }: Pick<FileSpectrum, 'path'>): string =>
  path.split('/').at(-1)!;
