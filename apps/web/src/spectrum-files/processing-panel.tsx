import { lazy, useEffect, useId, useState } from 'react';
import { ClosableHeading } from '../ui/closable-heading.tsx';
import { Notice } from '../ui/notice.tsx';
import { OptionalPart } from '../ui/optional-part.tsx';
import { CurveSteps } from './curve-steps.tsx';
import type { OpenQuestion } from './files-question.ts';
import { isPlane, isRun, openHandSession, type HandSession } from './hand-session.ts';
import { PlaneStepsPart } from './plane-steps.tsx';
import { useProcessingText } from './processing-words.ts';
import type { TakePicked, UsedIn } from './steps-actions.tsx';

// Most panels are of NMR.
const RunStepsPart = lazy(async () => ({
  default: (await import('./run-steps.tsx')).RunStepsPart,
}));

interface Props {
  /** The experiment or the file of a run as a person knows it. */
  name: string;
  /** The same objects for as long as the panel is open: others open the experiment anew. */
  files: readonly File[];
  question: OpenQuestion;
  /** What takes its peaks. */
  to?: UsedIn;
  onUse: TakePicked;
  onClose: () => void;
  /** Opens the experiment; another for tests. */
  open?: typeof openHandSession;
}

/** The steps by which one experiment became a spectrum: seen, changed, taken back, and its peaks used. */
export function ProcessingPanel(props: Props) {
  const { name, files, question, to = 'form', onUse, onClose, open = openHandSession } = props;
  const text = useProcessingText();
  const words = 'run' in question ? text.run : text;
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
      <ClosableHeading id={id} title={words.title(name)} close={text.close} onClose={onClose} />
      {session === 'opening' ? (
        <p role="status">{text.opening}</p>
      ) : session === 'closed' ? (
        <Notice tone="warning">{words.closed}</Notice>
      ) : (
        <OpenSteps session={session} to={to} onUse={onUse} />
      )}
    </section>
  );
}

function OpenSteps(props: { session: HandSession; to: UsedIn; onUse: TakePicked }) {
  const { session, ...rest } = props;
  if (isRun(session))
    return (
      <OptionalPart>
        <RunStepsPart session={session} {...rest} />
      </OptionalPart>
    );
  return isPlane(session) ? (
    <PlaneStepsPart session={session} {...rest} />
  ) : (
    <CurveSteps session={session} {...rest} />
  );
}
