import type { ManualDraft } from '@elucida/spectra/manual-payload/draft';
import type { AppliedSection } from '@elucida/spectra/manual-payload/apply-section';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { ReadSection } from '@elucida/spectra/experimental/read-section';
import { techniquesIn } from '@elucida/spectra/experimental/section-parts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from './use-draft.ts';

/** What a paste did, for its report. */
export interface PastedSection {
  readonly section: ReadSection;
  readonly applied: AppliedSection;
  readonly before: ManualDraft;
  /** The form was cleared for it. */
  readonly replaced: boolean;
}

/** A text whose spectra may be of another compound than those of the form, until somebody says which. */
export interface AskedSection {
  readonly section: ReadSection;
  readonly held: readonly SpectrumType[];
}

/** Characters that are looked at for names of techniques, at every paste. */
const LOOKED_AT = 20_000;
/** In a field, a list of one technique is the field's own business. */
const LEAST_IN_FIELD = 2;

/** Fields in which any text may be meant as it is: notes, and the box that says what it does. */
const keepsText = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement &&
  (target.id === 'comments' || target.dataset['section'] !== undefined);

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/**
 * Whole experimental sections, pasted anywhere on the page: one edit fills the blocks and fields. Where the form
 * has spectra already it is asked first whether they are of the same compound. The reader is fetched with the
 * first one.
 */
export function useSectionPaste({ draft, edit }: Pick<Draft, 'draft' | 'edit'>) {
  const [pasted, setPasted] = useState<PastedSection | null>(null);
  const [asked, setAsked] = useState<AskedSection | null>(null);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const apply = useCallback(
    async (section: ReadSection, { replace }: { replace: boolean }) => {
      const { applySection, clearedFor } =
        await import('@elucida/spectra/manual-payload/apply-section');
      const before = latest.current;
      const applied = applySection(replace ? clearedFor(before, section) : before, section);
      setAsked(null);
      setPasted({ section, applied, before, replaced: replace });
      edit(() => applied.draft);
    },
    [edit],
  );
  const read = useCallback(
    async (text: string) => {
      const { readSection } = await import('@elucida/spectra/experimental/read-section');
      const { heldTechniques } = await import('@elucida/spectra/manual-payload/apply-section');
      const section = readSection(text);
      const held = heldTechniques(latest.current);
      if (held.length === 0 || section.spectra.length === 0)
        return apply(section, { replace: false });
      setPasted(null);
      setAsked({ section, held });
    },
    [apply],
  );
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || keepsText(event.target)) return;
      const text = event.clipboardData?.getData('text') ?? '';
      const least = isField(event.target) ? LEAST_IN_FIELD : 1;
      if (techniquesIn(text.slice(0, LOOKED_AT)).size < least) return;
      event.preventDefault();
      // The grid would lay the text over its cells as well.
      event.stopPropagation();
      void read(text);
    };
    document.addEventListener('paste', onPaste, { capture: true });
    return () => document.removeEventListener('paste', onPaste, { capture: true });
  }, [read]);
  return {
    pasted,
    asked,
    read,
    answer: (choice: 'replace' | 'add' | 'leave') =>
      choice === 'leave' || asked === null
        ? setAsked(null)
        : void apply(asked.section, { replace: choice === 'replace' }),
    close: () => setPasted(null),
  };
}
