import { MAX_IMAGE_BYTES } from '@elucida/contract/limits';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Where a page is in a document, from 1. */
interface Place {
  readonly document: PDFDocumentProxy;
  readonly page: number;
}

/** A page on white, its longer side so many pixels. */
export async function drawPage(
  { document: pdf, page: place }: Place,
  side: number,
): Promise<HTMLCanvasElement> {
  const page = await pdf.getPage(place);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: side / Math.max(width, height) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(viewport.width));
  canvas.height = Math.max(1, Math.round(viewport.height));
  await page.render({ canvas, viewport, background: '#ffffff' }).promise;
  page.cleanup();
  return canvas;
}

const blobOf = (canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('no picture'))),
      type,
      quality,
    ),
  );

/** About 200 dots an inch of an A4 page: axes' numbers of 8 points are 22 px tall. */
const PAGE_PX = 2400;
/** Where a PNG would be over the limit of an image: scanned pages compress badly. */
const QUALITY = 0.9;

/** A page as an image file, named after the document and the page. */
export async function pageImage(place: Place, name: string): Promise<File> {
  const canvas = await drawPage(place, PAGE_PX);
  const png = await blobOf(canvas, 'image/png');
  const blob = png.size <= MAX_IMAGE_BYTES ? png : await blobOf(canvas, 'image/jpeg', QUALITY);
  const ending = blob.type === 'image/png' ? 'png' : 'jpg';
  return new File([blob], `${name.replace(/\.pdf$/i, '')}-${place.page}.${ending}`, {
    type: blob.type,
  });
}
