import { formatCount } from '../lib/format/numbers.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import type { PlotMark } from '../spectrum-plot/plot-annotations.ts';
import type { MapPlaces } from '../spectrum-plot/map-marks.tsx';
import { SpectrumPlot } from '../spectrum-plot/spectrum-plot.tsx';
import type { PlaneSession } from './hand-session.ts';
import { PlaneFields } from './plane-fields.tsx';
import { useProcessingText } from './processing-words.ts';
import { StepsActions, type TakePicked, type UsedIn } from './steps-actions.tsx';
import { usePlaneSteps, type PlaneDimension, type PlaneStepsState } from './use-plane-steps.ts';

const NO_PEAKS: readonly never[] = [];

/** Where the first order of each dimension's phase turns about, on the axes as they are shown. */
function pivotPlaces({ steps, preview }: PlaneStepsState, label: string): MapPlaces | undefined {
  const { phases } = preview ?? {};
  if (!phases) return undefined;
  const mark = (name: PlaneDimension): PlotMark => {
    const asked = steps.phases[name];
    const { pivot } = asked === 'automatic' ? phases[name].used : asked;
    return { x: pivot + phases[name].shift, label };
  };
  return { across: mark('direct'), down: mark('indirect') };
}

/** A plane under its steps. */
export function PlaneStepsPart(props: { session: PlaneSession; to: UsedIn; onUse: TakePicked }) {
  const { session, to, onUse } = props;
  const text = useProcessingText();
  const language = useLanguage();
  const state = usePlaneSteps(session);
  const { start } = session;
  const { preview } = state;
  const facts =
    preview === null
      ? text.opening
      : text.plane.facts({
          direct: formatCount(preview.points[0], language),
          indirect: formatCount(preview.points[1], language),
          ratio: formatCount(Math.round(preview.signalToNoise), language),
        });
  return (
    <StepsActions session={session} state={state} to={to} onUse={onUse}>
      {preview?.plane ? (
        <SpectrumPlot
          technique={start.type}
          peaks={NO_PEAKS}
          source={{ peaks: NO_PEAKS, plane: preview.plane }}
          places={pivotPlaces(state, text.phase.pivotMark)}
        />
      ) : null}
      <p role="status" className="text-sm text-text-2">
        {facts}
      </p>
      <PlaneFields start={start} state={state} />
    </StepsActions>
  );
}
