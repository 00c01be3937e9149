import { inlineMarks } from '@elucida/spectra/markup/inline-marks';
import type { Face, Run } from './run.ts';

const faceOf = (bold: boolean, italic: boolean): Face =>
  bold ? (italic ? 'semibold-italic' : 'semibold') : italic ? 'italic' : 'regular';

/**
 * What chemists print in another style wherever it is in our sentences: J of a coupling, m/z,
 * the nucleus before NMR, λ max.
 */
const SYMBOLS = /(?<![\p{L}\d])(?:(J)(?=\s=\s)|(m\/z)|(13|1)([HC])(?= NMR)|(λ)max)/gu;

function symbols(text: string, bold: boolean, italic: boolean): Run[] {
  const runs: Run[] = [];
  const push = (piece: string, slanted: boolean, rise?: Run['rise']) =>
    void (
      piece !== '' && runs.push({ text: piece, face: faceOf(bold, slanted), ...(rise && { rise }) })
    );
  let from = 0;
  for (const match of text.matchAll(SYMBOLS)) {
    push(text.slice(from, match.index), italic);
    const [whole, coupling, ratio, nucleus, element, wavelength] = match;
    if (nucleus !== undefined) push(`${nucleus === '1' ? '¹' : '¹³'}${element}`, italic);
    else if (wavelength !== undefined) {
      push('λ', true);
      push('max', italic, 'sub');
    } else push((coupling ?? ratio)!, true);
    from = match.index + whole.length;
  }
  push(text.slice(from), italic);
  return runs;
}

/** A sentence of ours with its inline marks (spectra/markup) as styled runs. */
export const richText = (sentence: string): Run[] =>
  inlineMarks(sentence).flatMap(({ text, bold, italic, code }): Run[] =>
    code ? [{ text, face: faceOf(bold, italic) }] : symbols(text, bold, italic),
  );

/** Locants of elements, stereodescriptors and the prefixes IUPAC prints in italics (Recommendations 2013, P-16.5). */
const ITALIC_IN_NAMES = new RegExp(
  String.raw`(?<![\p{L}\d])(?:[NOSP](?=[-,′'])|(?:tert|terc|sec|cis|trans|[omp])(?=-)|` +
    String.raw`H(?=-))|(?<=\d)H(?=-)|(?<=[\d(,[][a-z]?)[RSEZ](?=[,)])`,
  'gu',
);

/** A molecule's name with its italic parts. */
export function chemicalName(name: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const match of name.matchAll(ITALIC_IN_NAMES)) {
    if (match.index > from) runs.push({ text: name.slice(from, match.index) });
    runs.push({ text: match[0], face: 'italic' });
    from = match.index + match[0].length;
  }
  if (from < name.length) runs.push({ text: name.slice(from) });
  return runs;
}
