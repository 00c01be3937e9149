import { superscript } from '@elucida/spectra/markup/scripts';
import { PICTURED_TYPES } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';

/** Nuclei that NMR is recorded of, apart from those whose pictures are read. */
const OTHER_NUCLEI =
  '6Li 7Li 10B 11B 14N 15N 17O 19F 23Na 25Mg 27Al 29Si 31P 33S 35Cl 39K 43Ca 45Sc 51V 55Mn 59Co ' +
  '71Ga 77Se 89Y 103Rh 109Ag 111Cd 113Cd 117Sn 119Sn 121Sb 125Te 129Xe 133Cs 183W 195Pt 199Hg ' +
  '205Tl 207Pb';
/** With what text recognition makes of a one. */
const written = (nucleus: string) => {
  const [, mass = '', element = ''] = /^(\d+)(\D+)$/u.exec(nucleus) ?? [];
  const misread = mass.replaceAll('1', '[1Il|]') + `\\s?${element.replace('l', '[lI1]')}`;
  return `(?<![\\w.])${misread}\\b|${superscript(mass)}${element}`;
};
const NUCLEI = OTHER_NUCLEI.split(' ').map(written).join('|');
const NMR = '(?:NMR|RMN|EMN)';
/** Nuclei as they are written above spectra; what they are decoupled from is in braces. */
const NAMED_NUCLEI = new RegExp(
  `${NUCLEI}|(?<![\\w.])2H[\\s-]*${NMR}|²H|` +
    `\\b(?:fluorine|phosphorus|boron|deuterium|silicon)[\\s-]*\\d*[\\s-]*${NMR}`,
  'i',
);
/** The same where numbers of peaks are written too: `118` may be read as `11B`. */
const NAMED_NUCLEI_OF_NMR = new RegExp(
  `(?:${NUCLEI})\\s*(?:[{([][^})\\]]*[})\\]]?)?\\s*(?:[A-Z/-]+\\s+)?(?:${NMR}|spectr)|` +
    `nuc\\w*\\s*:?\\s*(?:${NUCLEI})`,
  'i',
);
/** With what text recognition makes of braces. */
const DECOUPLED = /\{[^}]*\}|[{([]\s*[1Il|¹]?\s?[HF]\s*[})\]]/g;
/** Those whose pictures are read: `13C`, `¹³C`. */
const OWN_NUCLEI = new RegExp(
  PICTURED_TYPES.flatMap((type) => techniqueOf(type).nucleus ?? [])
    .map((nucleus) => {
      const [, mass = '', element = ''] = /^(\d+)(\D+)$/u.exec(nucleus) ?? [];
      return String.raw`\b${mass}\s?${element}\b|${superscript(mass)}${element}`;
    })
    .join('|'),
  'i',
);
/** The words without the nuclei that the observed one is decoupled from: `31P{1H}`. */
export const withoutDecoupled = (text: string): string => text.replaceAll(DECOUPLED, ' ');

/**
 * Whether another nucleus is observed: named, and before one whose pictures are read where both are.
 * `amongPeaks`: where numbers are written too, a nucleus counts with the word NMR alone.
 */
export function observesAnotherNucleus(text: string, { amongPeaks = false } = {}): boolean {
  const observed = withoutDecoupled(text);
  const other = (amongPeaks ? NAMED_NUCLEI_OF_NMR : NAMED_NUCLEI).exec(observed);
  const own = OWN_NUCLEI.exec(observed);
  return other !== null && (own === null || other.index < own.index);
}
