import {
  getDocument,
  GlobalWorkerOptions,
  VerbosityLevel,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = worker;

/** A PDF in the browser; rejects with an error named `PasswordException` where it is protected. */
export async function openPdf(file: File): Promise<PDFDocumentProxy> {
  const data = new Uint8Array(await file.arrayBuffer());
  // The pages' security policy forbids making code from text.
  return getDocument({ data, isEvalSupported: false, verbosity: VerbosityLevel.ERRORS }).promise;
}
