import { MAX_IMAGE_BYTES } from '@elucida/contract/limits';
import { expect, test } from 'vitest';
import { checkFiles } from './check-files.ts';

const file = (name: string, type = '', bytes = 1) =>
  new File([new Uint8Array(bytes)], name, { type });

test('images, PDFs and files of spectra are told apart; all else is refused by name', () => {
  const png = file('h1.png', 'image/png');
  const pdf = file('si.pdf', 'application/pdf');
  const unnamed = file('SI.PDF');
  const jcamp = file('c13.jdx');
  const text = file('notes.doc', 'application/msword');
  const large = file('scan.jpg', 'image/jpeg', MAX_IMAGE_BYTES + 1);
  expect(checkFiles([png, pdf, unnamed, jcamp, text, large])).toEqual({
    accepted: [png],
    pdfs: [pdf, unnamed],
    spectra: [jcamp],
    refused: [
      { name: 'notes.doc', why: 'wrongType' },
      { name: 'scan.jpg', why: 'tooBig' },
    ],
  });
});
