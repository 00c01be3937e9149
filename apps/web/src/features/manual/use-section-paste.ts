import type { ManualDraft } from '@elucida/spectra/manual-payload/draft';
import type { AppliedSection } from '@elucida/spectra/manual-payload/apply-section';
import type { ReadSection } from '@elucida/spectra/experimental/read-section';
import { techniquesIn } from '@elucida/spectra/experimental/section-parts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from './use-draft.ts';

/** What a paste did, for its report. */
export interface PastedSection {
  readonly section: ReadSection;
  readonly applied: AppliedSection;
  readonly before: ManualDraft;
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
 * Whole experimental sections, pasted anywhere on the page: one edit fills the blocks and fields. The reader is
 * fetched with the first one.
 */
export function useSectionPaste({ draft, edit }: Pick<Draft, 'draft' | 'edit'>) {
  const [pasted, setPasted] = useState<PastedSection | null>(null);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const read = useCallback(
    async (text: string) => {
      const { readSection } = await import('@elucida/spectra/experimental/read-section');
      const { applySection } = await import('@elucida/spectra/manual-payload/apply-section');
      const section = readSection(text);
      const before = latest.current;
      const applied = applySection(before, section);
      setPasted({ section, applied, before });
      edit(() => applied.draft);
    },
    [edit],
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
  return { pasted, read, close: () => setPasted(null) };
}
