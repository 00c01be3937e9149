/** Steps of processing with their past, for undo. */
export interface StepsHistory<Steps> {
  readonly present: Steps;
  readonly past: readonly Steps[];
  /** The field that the last change touched: going on in the same one is one step of undo. */
  readonly touched: string | null;
}

export type StepsAction<Steps> =
  | { readonly kind: 'change'; readonly change: Partial<Steps>; readonly field: string }
  | { readonly kind: 'undo' }
  /** A field was left: the next change of it is a step of its own. */
  | { readonly kind: 'left' };

/** Steps kept. */
const KEPT = 200;

export const startSteps = <Steps>(present: Steps): StepsHistory<Steps> => ({
  present,
  past: [],
  touched: null,
});

/** Applies a change, or takes the last one back. */
export function stepsReducer<Steps>(
  state: StepsHistory<Steps>,
  action: StepsAction<Steps>,
): StepsHistory<Steps> {
  if (action.kind === 'left') return { ...state, touched: null };
  if (action.kind === 'undo') {
    const before = state.past.at(-1);
    return before === undefined
      ? state
      : { present: before, past: state.past.slice(0, -1), touched: null };
  }
  return {
    present: { ...state.present, ...action.change },
    past: action.field === state.touched ? state.past : [...state.past, state.present].slice(-KEPT),
    touched: action.field,
  };
}
