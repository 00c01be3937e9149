import { importDraft } from '@elucida/spectra/manual-payload/import-draft';
import { SPECTRUM_TYPES, type SpectrumType } from '@elucida/spectra/spectrum';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Draft } from './use-draft.ts';

/**
 * What a link may hand over with the address: a manual payload, and the AI model whose reading it
 * holds; null: it comes from files or an analysis.
 */
interface Handed {
  readonly payload: string;
  readonly model: string | null;
  readonly wanted: Wanted | null;
}

/** A spectrum that would settle an answer: it is opened without peaks, and what it should show. */
export interface Wanted {
  readonly type: SpectrumType;
  /** Markdown, in the report's language. */
  readonly text: string;
}

const readWanted = (value: unknown): Wanted | null => {
  const { type, text } = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<keyof Wanted, unknown>
  >;
  const known = SPECTRUM_TYPES.find((each) => each === type);
  return known !== undefined && typeof text === 'string' ? { type: known, text } : null;
};

const handedOver = (state: unknown): Handed | null => {
  const { payload, model, wanted } = (
    typeof state === 'object' && state !== null ? state : {}
  ) as Partial<Record<keyof Handed, unknown>>;
  return typeof payload === 'string'
    ? { payload, model: typeof model === 'string' ? model : null, wanted: readWanted(wanted) }
    : null;
};

/**
 * Opens the peaks that the link to this page handed over, as one edit that can be undone, and once
 * only; answers whose they are.
 */
export function useOpenedPeaks(edit: Draft['edit']): Pick<Handed, 'model' | 'wanted'> {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [handed] = useState(() => handedOver(state));
  useEffect(() => {
    const opened = handedOver(state);
    const imported = opened && importDraft(opened.payload);
    if (!imported?.ok) return;
    edit(() => imported.draft);
    // A reload must not open them again over what was typed since.
    void navigate(pathname, { replace: true, state: null });
  }, [state, pathname, edit, navigate]);
  return { model: handed?.model ?? null, wanted: handed?.wanted ?? null };
}
