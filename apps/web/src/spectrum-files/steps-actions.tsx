import type { HandPicked } from '@elucida/spectrometer/process-by-hand';
import type { MovedLists } from '@elucida/spectrometer/reference/move-cross-peaks';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnySteps } from './files-question.ts';
import type { SessionOf } from './hand-session.ts';
import { useProcessingText } from './processing-words.ts';
import type { StepsState } from './use-steps.ts';

/** Lists of cross peaks that moved with a spectrum, and that stay. */
export type MovedTypes = Pick<MovedLists, 'moved' | 'stayed'>;
/** What takes the peaks: the form below, or the manual analysis that is opened later. */
export type UsedIn = 'form' | 'later';
/** Takes the spectrum, with its peaks; says which lists of cross peaks went along. */
export type TakePicked = (picked: HandPicked, steps: AnySteps) => MovedTypes;

/** `asked`: the steps whose peaks were picked. */
type Outcome<Steps> =
  | { readonly kind: 'picking' | 'failed' }
  | {
      readonly kind: 'done';
      readonly asked: Steps;
      readonly count: number;
      readonly lists: MovedTypes;
    };

const NO_LISTS: MovedTypes = { moved: [], stayed: [] };

interface Props<Steps extends AnySteps, Preview> {
  session: SessionOf<{ readonly usual: Steps }, Steps, Preview>;
  state: StepsState<Steps, Preview>;
  /** Peaks of a list of its own, or the types of carbons. */
  gives?: 'peaks' | 'types';
  /** How it is done, where it is not done as with a spectrum of NMR. */
  hint?: string;
  to: UsedIn;
  onUse: TakePicked;
  /** The picture of the spectrum and the fields of its steps. */
  children: ReactNode;
}

/** Steps of processing with what is done with them: their peaks are used, a step is taken back, all are. */
export function StepsActions<Steps extends AnySteps, Preview>(props: Props<Steps, Preview>) {
  const { session, state, gives = 'peaks', hint, to, onUse, children } = props;
  const text = useProcessingText();
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<Outcome<Steps> | null>(null);
  const { steps, preview, change, undo, canUndo, leave } = state;
  const { usual } = session.start;
  const isUsual = JSON.stringify(steps) === JSON.stringify(usual);
  const isPicking = outcome?.kind === 'picking';
  const use = async () => {
    setOutcome({ kind: 'picking' });
    try {
      const picked = await session.pick(steps);
      setOutcome({
        kind: 'done',
        asked: steps,
        count: picked?.spectrum.peaks.length ?? 0,
        lists: picked === null ? NO_LISTS : onUse(picked, steps),
      });
    } catch {
      setOutcome({ kind: 'failed' });
    }
  };
  const said = ({ asked, count, lists }: Extract<Outcome<Steps>, { kind: 'done' }>) => {
    // Of other steps it says nothing.
    if (count === 0 && asked !== steps) return null;
    const named = (types: MovedTypes['moved']) =>
      types.map((type) => t(`common.technique.${type}`)).join(', ');
    const taken =
      gives === 'types' ? text.usedTypes : to === 'form' ? text.used(count) : text.usedLater(count);
    return [
      count > 0 ? taken : text.noPeaks,
      ...(lists.moved.length > 0 ? [text.moved(named(lists.moved))] : []),
      ...(lists.stayed.length > 0 ? [text.stayed(named(lists.stayed))] : []),
    ].join(' ');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    // Here the steps are undone, not the form.
    event.preventDefault();
    event.stopPropagation();
    undo();
  };
  return (
    <div className="grid min-w-0 gap-4" onKeyDown={onKeyDown}>
      <p className="text-sm text-text-2">{hint ?? text.hint}</p>
      {children}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-primary"
          disabled={isPicking || preview === null}
          onClick={() => void use()}
        >
          {gives === 'types' ? text.useTypes : text.use}
        </button>
        <button type="button" className="btn" disabled={!canUndo} onClick={undo}>
          {text.undo}
        </button>
        <button
          type="button"
          className="btn"
          disabled={isUsual}
          onClick={() => {
            leave();
            change('automatic', usual);
          }}
        >
          {text.again}
        </button>
      </div>
      <p aria-live="polite" className="text-sm">
        {isPicking
          ? text.picking
          : state.hasFailed || outcome?.kind === 'failed'
            ? text.failed
            : outcome?.kind === 'done'
              ? said(outcome)
              : null}
      </p>
    </div>
  );
}
