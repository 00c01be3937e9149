import { MOST_ARCHIVE_BYTES, refused, type ReadCases } from './cases.ts';
import type { CasesAnswer, CasesQuestion } from './cases-question.ts';

/** Runs a question in a thread of its own, so that the page goes on; here where there are no threads. */
async function ask(question: CasesQuestion, onSample: (done: number) => void): Promise<ReadCases> {
  if (typeof Worker === 'undefined')
    return (await import('./answer-cases.ts')).answerCases(question, onSample);
  const worker = new Worker(new URL('./cases.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ReadCases>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<CasesAnswer>) => {
        if ('read' in data) resolve(data.read);
        else onSample(data.done);
      };
      worker.onerror = (event) => reject(new Error(event.message));
      worker.postMessage(question, [question.bytes.buffer]);
    });
  } finally {
    worker.terminate();
  }
}

/**
 * Reads a table of structures with spectra, or an archive of samples, in this browser: files of spectrometers are not
 * sent. Never throws: what cannot be read is among the problems.
 */
export async function askCases(file: File, onSample: (done: number) => void): Promise<ReadCases> {
  if (file.size > MOST_ARCHIVE_BYTES) return refused('too_large');
  try {
    return await ask(
      { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) },
      onSample,
    );
  } catch {
    // The file changed while it was read, or the thread ran out of memory.
    return refused('damaged');
  }
}
