import { importDraft } from '@elucida/spectra/manual-payload/import-draft';
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
}

const handedOver = (state: unknown): Handed | null => {
  const { payload, model } = (typeof state === 'object' && state !== null ? state : {}) as Partial<
    Record<keyof Handed, unknown>
  >;
  return typeof payload === 'string'
    ? { payload, model: typeof model === 'string' ? model : null }
    : null;
};

/**
 * Opens the peaks that the link to this page handed over, as one edit that can be undone, and once
 * only; answers whose they are.
 */
export function useOpenedPeaks(edit: Draft['edit']): string | null {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [model] = useState(() => handedOver(state)?.model ?? null);
  useEffect(() => {
    const handed = handedOver(state);
    const imported = handed && importDraft(handed.payload);
    if (!imported?.ok) return;
    edit(() => imported.draft);
    // A reload must not open them again over what was typed since.
    void navigate(pathname, { replace: true, state: null });
  }, [state, pathname, edit, navigate]);
  return model;
}
