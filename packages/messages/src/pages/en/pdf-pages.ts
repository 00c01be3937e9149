import type { PdfPagesText } from '../pdf-pages-text.ts';

export const pdfPages: PdfPagesText = {
  heading: (file) => `Pages of ${file}`,
  hint:
    'Choose the pages that show one spectrum each. They are turned into images in your browser; ' +
    'the PDF is not sent.',
  opening: 'Opening the PDF…',
  page: (place) => `Page ${place}`,
  add: (count) => (count === 0 ? 'Add pages' : count === 1 ? 'Add 1 page' : `Add ${count} pages`),
  close: 'Close the PDF',
  room: (count) =>
    count === 0
      ? 'There are as many images already as your plan allows in an analysis.'
      : count === 1
        ? 'Your plan allows 1 more image in this analysis: choose 1 page.'
        : `Your plan allows ${count} more images in this analysis: choose at most ${count} pages.`,
  first: (shown, all) => `The first ${shown} of ${all} pages are shown.`,
  problem: {
    locked: (file) => `“${file}” is protected by a password. Save it without one, or as images.`,
    unreadable: (file) => `“${file}” cannot be read as a PDF.`,
    undrawn: (file) => `A page of “${file}” could not be turned into an image.`,
  },
};
