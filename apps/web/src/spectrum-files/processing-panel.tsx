import type { HandPicked, HandQuestion } from '@elucida/spectrometer/process-by-hand';
import type { MovedLists } from '@elucida/spectrometer/reference/move-cross-peaks';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../lib/format/numbers.ts';
import { useFigures } from '../lib/i18n/use-figures.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import type { PlotMark } from '../spectrum-plot/plot-annotations.ts';
import { SpectrumPlot } from '../spectrum-plot/spectrum-plot.tsx';
import { ClosableHeading } from '../ui/closable-heading.tsx';
import { Notice } from '../ui/notice.tsx';
import { openHandSession, type HandSession } from './hand-session.ts';
import { ProcessingFields } from './processing-fields.tsx';
import { useProcessingText } from './processing-words.ts';
import { useHandSteps, type HandStepsState } from './use-hand-steps.ts';

interface Props {
  /** The experiment as a person knows it. */
  name: string;
  /** The same objects for as long as the panel is open: others open the experiment anew. */
  files: readonly File[];
  question: HandQuestion;
  /** Takes the spectrum, with its peaks, into the form; says which lists of cross peaks went along. */
  onUse: (picked: HandPicked) => MovedTypes;
  onClose: () => void;
  /** Opens the experiment; another for tests. */
  open?: typeof openHandSession;
}

const NO_PEAKS: readonly never[] = [];

/** The steps by which one experiment became a spectrum: seen, changed, taken back, and its peaks used. */
export function ProcessingPanel(props: Props) {
  const { name, files, question, onUse, onClose, open = openHandSession } = props;
  const text = useProcessingText();
  const id = useId();
  const [session, setSession] = useState<HandSession | 'opening' | 'closed'>('opening');
  useEffect(() => {
    let gone = false;
    let own: HandSession | null = null;
    open(files, question).then(
      (opened) => {
        own = opened;
        if (gone) opened?.close();
        else setSession(opened ?? 'closed');
      },
      () => {
        if (!gone) setSession('closed');
      },
    );
    return () => {
      gone = true;
      own?.close();
    };
  }, [open, files, question]);
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 gap-3 rounded-md border border-border bg-surface p-4"
    >
      <ClosableHeading id={id} title={text.title(name)} close={text.close} onClose={onClose} />
      {session === 'opening' ? (
        <p role="status">{text.opening}</p>
      ) : session === 'closed' ? (
        <Notice tone="warning">{text.closed}</Notice>
      ) : (
        <OpenSteps session={session} onUse={onUse} />
      )}
    </section>
  );
}

/** Lists of cross peaks that moved with a spectrum, and that stay. */
export type MovedTypes = Pick<MovedLists, 'moved' | 'stayed'>;

type Outcome =
  | { readonly kind: 'picking' | 'failed' }
  | { readonly kind: 'done'; readonly count: number; readonly lists: MovedTypes };

const NO_LISTS: MovedTypes = { moved: [], stayed: [] };

/** Where the first order of the phase turns about, on the axis as it is shown. */
function pivotMarks({ steps, preview }: HandStepsState, label: string): PlotMark[] {
  if (!preview?.used.phase) return [];
  const { pivot } = steps.phase === 'automatic' ? preview.used.phase : steps.phase;
  return [{ x: pivot + preview.used.shift, label }];
}

function OpenSteps({ session, onUse }: { session: HandSession; onUse: Props['onUse'] }) {
  const text = useProcessingText();
  const language = useLanguage();
  const figures = useFigures();
  const { t } = useTranslation();
  const state = useHandSteps(session);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { start } = session;
  const { steps, preview, change, undo, canUndo, leave } = state;
  const isUsual = JSON.stringify(steps) === JSON.stringify(start.usual);
  const isPicking = outcome?.kind === 'picking';
  const use = async () => {
    setOutcome({ kind: 'picking' });
    try {
      const picked = await session.pick(steps);
      setOutcome({
        kind: 'done',
        count: picked?.spectrum.peaks.length ?? 0,
        lists: picked === null ? NO_LISTS : onUse(picked),
      });
    } catch {
      setOutcome({ kind: 'failed' });
    }
  };
  const said = ({ count, lists }: Extract<Outcome, { kind: 'done' }>): string => {
    const named = (types: MovedTypes['moved']) =>
      types.map((type) => t(`common.technique.${type}`)).join(', ');
    return [
      count > 0 ? text.used(count) : text.noPeaks,
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
  const filter =
    steps.from === 'decay' && start.filterPoints > 0
      ? figures(start.filterPoints.toFixed(1))
      : null;
  const facts =
    preview === null
      ? text.opening
      : text.facts({
          points: formatCount(preview.used.points, language),
          ratio: formatCount(Math.round(preview.signalToNoise), language),
          filter,
        });
  const marks = pivotMarks(state, text.phase.pivotMark);
  return (
    <div className="grid min-w-0 gap-4" onKeyDown={onKeyDown}>
      <p className="text-sm text-text-2">{text.hint}</p>
      {preview?.trace ? (
        <SpectrumPlot
          technique={start.type}
          peaks={NO_PEAKS}
          source={{ peaks: NO_PEAKS, trace: preview.trace, fromZero: true }}
          bare={facts}
          marks={marks}
          height={260}
        />
      ) : (
        <p role="status">{facts}</p>
      )}
      <ProcessingFields start={start} state={state} />
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-primary"
          disabled={isPicking || preview === null}
          onClick={() => void use()}
        >
          {text.use}
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
            change('automatic', start.usual);
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
