import { isArchive, withoutGzip } from '@elucida/spectrometer/archive/unpack';
import { MOST_BYTES, refused, type ReadCases } from './cases.ts';
import type { CasesQuestion } from './cases-question.ts';
import { readArchive } from './read-archive.ts';
import { readCases } from './read-cases.ts';

/** The cases of a table or an archive. `onSample`: how many samples of an archive have been read. */
export function answerCases(
  { name, bytes }: CasesQuestion,
  onSample: (done: number) => void,
): ReadCases {
  const file = withoutGzip({ path: name, size: bytes.length, bytes: () => bytes });
  let unpacked: Uint8Array;
  try {
    unpacked = file.bytes();
  } catch {
    return refused('damaged');
  }
  if (isArchive(unpacked)) return readArchive(file.path, unpacked, onSample);
  return unpacked.length > MOST_BYTES
    ? refused('too_large')
    : readCases(file.path, new TextDecoder().decode(unpacked));
}
