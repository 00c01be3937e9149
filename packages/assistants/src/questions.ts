import { manualSpectrumSchema } from '@elucida/contract/manual-payload';
import { tidyBlocks } from '@elucida/contract/tidy-blocks';
import { readSection } from '@elucida/spectra/experimental/read-section';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { formatCaret } from '@elucida/spectra/formula/format-caret';
import { SPECTRUM_TYPES, type Spectrum, type SpectrumType } from '@elucida/spectra/spectrum';
import { PEAK_FIELDS } from '@elucida/spectra/techniques/fields';
import { z } from 'zod';

/** Characters of an experimental section, at most. */
const SECTION_MAX = 20_000;

/** The fields of each technique's peaks, those of one technique next to others that have the same. */
const PEAK_WORDS = [
  ...SPECTRUM_TYPES.reduce((all, type) => {
    const names = PEAK_FIELDS[type].map(({ name }) => name).join(', ');
    return all.set(names, [...(all.get(names) ?? []), type]);
  }, new Map<string, SpectrumType[]>()),
]
  .map(([names, types]) => `${types.join(' and ')} {${names}}`)
  .join('; ');

/** What an assistant sent cannot be used; the message says where and why. */
export class QuestionRejected extends Error {
  override name = 'QuestionRejected';
}

/** Blocks of typed peaks, and an experimental section as a paper prints it: either is enough. */
export const SPECTRA_FIELDS = {
  spectra: z
    .array(
      z.looseObject({
        type: z.enum(SPECTRUM_TYPES),
        metadata: z.record(z.string(), z.unknown()).optional(),
        peaks: z.array(z.record(z.string(), z.unknown())),
      }),
    )
    .max(30)
    .optional()
    .describe(
      `Peak lists. Fields of a peak, the position first (never left out): ${PEAK_WORDS}. j_hz is a list in Hz, ` +
        'int the number of hydrogens, carbon_type C, CH, CH2 or CH3, intensity of IR w, m or s, rel_int 0 to 100. ' +
        'metadata: {"solvent", "frequency_mhz"}.',
    ),
  section: z
    .string()
    .max(SECTION_MAX)
    .optional()
    .describe(
      'The experimental section as printed, e.g. "1H NMR (400 MHz, CDCl3) δ 4.12 (q, J = 7.1 Hz, 2H), …". ' +
        'Use it when the person pasted text: it is read as it is.',
    ),
};

interface SpectraInput {
  readonly spectra?: readonly unknown[];
  readonly section?: string;
}

/**
 * The spectra of a question, with the formula that a section names and what of it was not read. Throws
 * `QuestionRejected`.
 */
export function readSpectra({ spectra = [], section }: SpectraInput): {
  readonly spectra: readonly Spectrum[];
  readonly formula: string | null;
  readonly notes: readonly string[];
} {
  const tidy = tidyBlocks(spectra);
  const blocks = (tidy.spectra as readonly unknown[]).map((block, i) => {
    const read = manualSpectrumSchema.safeParse(block);
    if (read.success) {
      const listed = (block as { peaks?: readonly unknown[] }).peaks?.length ?? 0;
      if (read.data.peaks.length < listed)
        throw new QuestionRejected(
          `spectra.${i}.peaks: ${listed - read.data.peaks.length} of ${listed} have no position ` +
            `(“${PEAK_FIELDS[read.data.type][0].name}”).`,
        );
      return read.data;
    }
    const [issue] = read.error.issues;
    throw new QuestionRejected(`spectra.${[i, ...issue.path].join('.')}: ${issue.message}`);
  });
  const printed = section === undefined ? null : readSection(section);
  const all = [...blocks, ...(printed?.spectra ?? [])];
  if (all.every(({ peaks }) => peaks.length === 0))
    throw new QuestionRejected(
      'spectra: no peak was given. Ask the person for peak lists, or for the experimental section.',
    );
  return {
    spectra: all,
    formula: printed?.formula?.hill ?? null,
    notes: [
      ...tidy.unknown.map((place) => `not used (no such field): ${place}`),
      ...(printed?.unused ?? []).map(({ reason, text }) => `not used (${reason}): ${text}`),
    ],
  };
}

/** The formula of a question. Throws `QuestionRejected` with a caret under the wrong piece. */
export function checkFormula(formula: string): string {
  const read = parseFormula(formula);
  if (read.ok) return read.formula.hill;
  throw new QuestionRejected(`formula: ${read.error.code}\n${formatCaret(formula, read.error)}`);
}
