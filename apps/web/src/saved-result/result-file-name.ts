import { moleculeFileName } from '@elucida/contract/file-names';

/** `ethyl-acetate-2026-01-31T12-30-05.json`: the molecule and a timestamp. */
export const resultFileName = (name: string | null, now: Date, extension = 'json'): string =>
  `${moleculeFileName(name)}-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.${extension}`;
