import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import { openPdf } from './open-pdf.ts';

/** `null` while it is opened. */
export type OpenedPdf = PDFDocumentProxy | 'locked' | 'unreadable' | null;

/** A file as an opened PDF, or why it is none. */
export function usePdf(file: File): OpenedPdf {
  const [pdf, setPdf] = useState<OpenedPdf>(null);
  useEffect(() => {
    let gone = false;
    const opening = openPdf(file);
    opening.then(
      (opened) => {
        if (!gone) setPdf(opened);
      },
      (error: unknown) => {
        const locked = error instanceof Error && error.name === 'PasswordException';
        if (!gone) setPdf(locked ? 'locked' : 'unreadable');
      },
    );
    return () => {
      gone = true;
      // What could not be opened needs no closing.
      opening.then((opened) => opened.loadingTask.destroy()).catch(() => {});
    };
  }, [file]);
  return pdf;
}
