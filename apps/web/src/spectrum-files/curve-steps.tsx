import { formatCount } from '../lib/format/numbers.ts';
import { useFigures } from '../lib/i18n/use-figures.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import type { PlotMark } from '../spectrum-plot/plot-annotations.ts';
import { SpectrumPlot } from '../spectrum-plot/spectrum-plot.tsx';
import type { CurveSession } from './hand-session.ts';
import { ProcessingFields } from './processing-fields.tsx';
import { useProcessingText } from './processing-words.ts';
import { StepsActions, type TakePicked, type UsedIn } from './steps-actions.tsx';
import { useHandSteps, type HandStepsState } from './use-hand-steps.ts';

const NO_PEAKS: readonly never[] = [];

/** Where the first order of the phase turns about, on the axis as it is shown. */
function pivotMarks({ steps, preview }: HandStepsState, label: string): PlotMark[] {
  if (!preview?.used.phase) return [];
  const { pivot } = steps.phase === 'automatic' ? preview.used.phase : steps.phase;
  return [{ x: pivot + preview.used.shift, label }];
}

/** A spectrum in one dimension under its steps. */
export function CurveSteps(props: { session: CurveSession; to: UsedIn; onUse: TakePicked }) {
  const { session, to, onUse } = props;
  const text = useProcessingText();
  const language = useLanguage();
  const figures = useFigures();
  const state = useHandSteps(session);
  const { start } = session;
  const { steps, preview } = state;
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
  return (
    <StepsActions session={session} state={state} gives={start.gives} to={to} onUse={onUse}>
      {preview?.trace ? (
        <SpectrumPlot
          technique={start.type}
          peaks={NO_PEAKS}
          source={{ peaks: NO_PEAKS, trace: preview.trace, fromZero: true }}
          bare={facts}
          marks={pivotMarks(state, text.phase.pivotMark)}
          height={260}
          wholeCurve={() => session.curve(steps)}
        />
      ) : (
        <p role="status">{facts}</p>
      )}
      <ProcessingFields start={start} state={state} />
    </StepsActions>
  );
}
