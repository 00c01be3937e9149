import { isZip } from '@elucida/spectrometer/archive/unpack';
import { MOST_BYTES, refused, type ReadCases } from './cases.ts';
import type { CasesQuestion } from './cases-question.ts';
import { readArchive } from './read-archive.ts';
import { readCases } from './read-cases.ts';

/** The cases of a table or an archive. `onSample`: how many samples of an archive have been read. */
export function answerCases(
  { name, bytes }: CasesQuestion,
  onSample: (done: number) => void,
): ReadCases {
  if (isZip(bytes)) return readArchive(name, bytes, onSample);
  return bytes.length > MOST_BYTES
    ? refused('too_large')
    : readCases(name, new TextDecoder().decode(bytes));
}
