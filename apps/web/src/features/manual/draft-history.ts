import type { ManualDraft } from '@elucida/spectra/manual-payload/draft';

/** A draft with its past, for undo. */
export interface DraftHistory {
  readonly present: ManualDraft;
  readonly past: readonly ManualDraft[];
  readonly future: readonly ManualDraft[];
  /** What the last change touched: typing on in the same cell is one step. */
  readonly touched: string | null;
}

export type DraftAction =
  | {
      readonly kind: 'edit';
      readonly edit: (draft: ManualDraft) => ManualDraft;
      readonly touches?: string;
    }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

/** Steps kept. A step shares all unchanged rows with its neighbours, so this is little memory. */
const STEPS = 200;

export const startHistory = (present: ManualDraft): DraftHistory => ({
  present,
  past: [],
  future: [],
  touched: null,
});

/** Applies an edit, or goes a step back or forward. */
export function draftReducer(state: DraftHistory, action: DraftAction): DraftHistory {
  if (action.kind === 'undo') {
    const previous = state.past.at(-1);
    return previous
      ? {
          present: previous,
          past: state.past.slice(0, -1),
          future: [state.present, ...state.future],
          touched: null,
        }
      : state;
  }
  if (action.kind === 'redo') {
    const [next, ...future] = state.future;
    return next
      ? { present: next, past: [...state.past, state.present], future, touched: null }
      : state;
  }
  const present = action.edit(state.present);
  if (present === state.present) return state;
  const touched = action.touches ?? null;
  const goesOn = touched !== null && touched === state.touched;
  return {
    present,
    past: goesOn ? state.past : [...state.past, state.present].slice(-STEPS),
    future: [],
    touched,
  };
}
