import type { ReadSection } from '../experimental/read-section.ts';
import { parseFormula } from '../formula/parse-formula.ts';
import type { Spectrum, SpectrumType } from '../spectrum.ts';
import { CAPS } from '../techniques/field.ts';
import { emptyDraft, emptyRow, nextBlockId, type DraftBlock, type ManualDraft } from './draft.ts';
import { metadataCells, rowOfPeak } from './import-draft.ts';

/** What became of a field of the form: nothing was said of it, it was empty, says so already, or says other. */
export type FieldOutcome = 'none' | 'filled' | 'same' | 'differs';

export interface FilledBlock {
  readonly type: SpectrumType;
  /** Peaks that the section lists. */
  readonly peaks: number;
  /** Another list of the technique is in the form as well. */
  readonly second: boolean;
}
export interface AppliedSection {
  readonly draft: ManualDraft;
  readonly blocks: readonly FilledBlock[];
  readonly formula: FieldOutcome;
  /** `notes`: the name is longer than a title may be, and went there. */
  readonly title: FieldOutcome | 'notes';
}

const isFilled = ({ peaks }: DraftBlock): boolean =>
  peaks.some((cells) => Object.values(cells).some((cell) => cell.trim() !== ''));

/** The techniques of which a form has peaks, in its order. */
export const heldTechniques = ({ spectra }: ManualDraft): SpectrumType[] => [
  ...new Set(spectra.filter(isFilled).map(({ type }) => type)),
];

const blockOf = (spectrum: Spectrum, id: string): DraftBlock => {
  const rows = spectrum.peaks.map((peak) => rowOfPeak(spectrum.type, peak));
  return {
    id,
    type: spectrum.type,
    metadata: metadataCells(spectrum.type, spectrum.metadata),
    peaks: rows.length > 0 ? rows : [emptyRow(spectrum.type)],
  };
};

/**
 * A spectrum goes into the first empty block of its technique, or into a new one. What is there stays:
 * whether it is of the same compound only its writer knows.
 */
function putSpectra(
  draft: ManualDraft,
  spectra: readonly Spectrum[],
): { readonly draft: ManualDraft; readonly blocks: FilledBlock[] } {
  const blocks: FilledBlock[] = [];
  let now = draft;
  for (const spectrum of spectra) {
    const those = now.spectra.filter(({ type }) => type === spectrum.type);
    const place = those.find((each) => !isFilled(each));
    const block = blockOf(spectrum, place?.id ?? nextBlockId(now));
    now = {
      ...now,
      spectra: place
        ? now.spectra.map((each) => (each.id === place.id ? block : each))
        : [...now.spectra, block],
    };
    blocks.push({
      type: spectrum.type,
      peaks: spectrum.peaks.length,
      second: those.some(isFilled),
    });
  }
  return { draft: now, blocks };
}

const outcome = (entered: string, isSame: () => boolean): FieldOutcome =>
  entered.trim() === '' ? 'filled' : isSame() ? 'same' : 'differs';

/**
 * A form for another compound. The formula stays where the section states none: without one nothing
 * can be run, and of an isomer it is the same.
 */
export const clearedFor = (draft: ManualDraft, { formula }: ReadSection): ManualDraft => ({
  ...emptyDraft(),
  formula: formula === null ? draft.formula : '',
});

/**
 * The form with what an experimental section says: its spectra in blocks, the formula and the name in their
 * fields where those are empty. A field that says something else stays, and the outcome says so.
 */
export function applySection(draft: ManualDraft, section: ReadSection): AppliedSection {
  const put = putSpectra(draft, section.spectra);
  const { formula, title: name } = section;
  const entered = parseFormula(draft.formula);
  const formulaOutcome =
    formula === null
      ? 'none'
      : outcome(draft.formula, () => entered.ok && entered.formula.hill === formula.hill);
  const titleOutcome =
    name === null
      ? 'none'
      : name.length <= CAPS.title
        ? outcome(draft.title, () => draft.title.trim() === name)
        : draft.comments.trim() === ''
          ? 'notes'
          : 'none';
  return {
    draft: {
      ...put.draft,
      ...(formulaOutcome === 'filled' ? { formula: formula!.hill } : {}),
      ...(titleOutcome === 'filled' ? { title: name! } : {}),
      ...(titleOutcome === 'notes' ? { comments: name!.slice(0, CAPS.comments) } : {}),
    },
    blocks: put.blocks,
    formula: formulaOutcome,
    title: titleOutcome,
  };
}
