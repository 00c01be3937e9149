import type { Spectrum } from '@elucida/spectra/spectrum';
import { solventSeen } from '../constraints/foreign/solvent-sources.ts';

/** Solvents by what they do to hydrogens on N, O and S. */
export type Solvent = 'chloroform' | 'dmso' | 'acetone' | 'benzene' | 'pyridine' | 'water' | 'methanol';

/** As people write them, the ones that exchange hydrogens first: in a mixture they decide. */
const WORDS: readonly (readonly [RegExp, Solvent])[] = [
  [/\bd2o\b|deuterium oxide|heavy water|\bwater\b|\bh2o\b|\bnaod\b|\bdcl\b/, 'water'],
  [/cd3od|cd4o|methanol|\bmeod\b|\bmeoh\b|ethanol|etod/, 'methanol'],
  [/dmso|sulfoxide|sulphoxide|dmf|dimethylformamide|hmpa/, 'dmso'],
  [/acetone|cd3cocd3|\(cd3\)2co|cd3cn|acetonitrile|mecn|\bthf\b|tetrahydrofuran|dioxane/, 'acetone'],
  [/pyridine|c5d5n/, 'pyridine'],
  [/c6d6|benzene|toluene|c7d8/, 'benzene'],
  [/cdcl3|chloroform|cd2cl2|dichloromethane|methylene chloride|ccl4|carbon tetrachloride|c2d2cl4|tetrachloroethane/, 'chloroform'],
];
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

/** Words of an entry that names a solvent, at most (`CD3OD and C6D6, 1:1`): a sentence in which one is mentioned declares none. */
const MOST_WORDS = 4;

/** Whether a free text is short enough to be the name of a solvent or a mixture. */
export const isShortEntry = (text: string): boolean => text.trim().split(/\s+/).length <= MOST_WORDS;

/** The solvent of a free text (`CDCl₃`, `DMSO-d6`); undefined where it names none known here. */
export function readSolvent(text: string | undefined): Solvent | undefined {
  if (!text || !isShortEntry(text)) return undefined;
  const plain = text.toLowerCase().replace(/[₀-₉]/g, (digit) => String(SUBSCRIPTS.indexOf(digit)));
  return WORDS.find(([words]) => words.test(plain))?.[1];
}

/** The solvent of the NMR spectra: the one whose whole ¹³C multiplet is listed (a form may fill in CDCl₃ by itself), else the one declared, ¹H before ¹³C; undefined where none is. */
export function solventOf(spectra: readonly Spectrum[]): Solvent | undefined {
  const seen = spectra.flatMap((spectrum) => (spectrum.type === 'C13NMR' ? [solventSeen(spectrum.peaks.map(({ delta_ppm }) => delta_ppm))?.id] : [])).find((id) => id !== undefined);
  if (seen !== undefined) return readSolvent(seen);
  for (const type of ['H1NMR', 'C13NMR'] as const) {
    const spectrum = spectra.find((each) => each.type === type);
    const solvent = spectrum && 'metadata' in spectrum ? readSolvent((spectrum.metadata as { solvent?: string } | undefined)?.solvent) : undefined;
    if (solvent) return solvent;
  }
  return undefined;
}

/** Whether hydrogens on N, O and S are replaced by deuterium in it. */
export const exchangesHydrogens = (solvent: Solvent | undefined): boolean => solvent === 'water' || solvent === 'methanol';
