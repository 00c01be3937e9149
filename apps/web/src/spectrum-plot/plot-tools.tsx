import type { SavedCurve } from '@elucida/spectra/export/csv-text';
import type { RecordedTrace, SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../lib/save-file.ts';
import { PictureTools } from './picture-tools.tsx';
import { PlotHelp } from './plot-help.tsx';
import { Drawing, Tool } from './plot-tool.tsx';
import { usePlotToolsText } from './plot-tools-text.ts';
import type { PlotView } from './plot-view.ts';
import type { PlotSource } from './use-plot-data.ts';
import type { FullScreen } from './use-full-screen.ts';
import { useAttempt } from './use-attempt.ts';
import { ViewTools } from './view-tools.tsx';

interface Props {
  technique: SpectrumType;
  svg: RefObject<SVGSVGElement | null>;
  /** Whether everything is seen at its usual height. */
  whole: boolean;
  change: (edit: (view: PlotView) => PlotView) => void;
  screen: FullScreen;
  image: string | undefined;
  /** What is saved as a file of the spectrum itself; without it, none is offered. */
  source: PlotSource | undefined;
  /** All points of its curve, where they are more than the source keeps. */
  wholeCurve?: (() => Promise<SavedCurve>) | undefined;
}

/** Everything that gestures do, as buttons; and what can be had of a plot. */
export function PlotTools(props: Props) {
  const { technique, svg, whole, change, screen, image, source, wholeCurve } = props;
  const { t } = useTranslation();
  const text = usePlotToolsText();
  const [help, setHelp] = useState(false);
  const { failed, attempt } = useAttempt();
  const [shown, setShown] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const showImage = () => {
    setShown(true);
    dialog.current?.showModal();
  };
  const name = `${techniqueOf(technique).key}-spectrum`;
  const saveJcamp = async () => {
    const { jcampText } = await import('@elucida/spectra/export/jcamp-text');
    const title = source?.simulated ? `${name} (simulated)` : name;
    const file = jcampText({ peaks: [], ...source, type: technique, title });
    if (file !== null) saveFile(`${name}.jdx`, file, 'chemical/x-jcamp-dx');
  };
  const saveCsv = async (trace: RecordedTrace) => {
    const [{ curveCsv }, { readTrace }] = await Promise.all([
      import('@elucida/spectra/export/csv-text'),
      import('@elucida/spectra/traces/read-trace'),
    ]);
    const curve = wholeCurve === undefined ? readTrace(trace) : await wholeCurve();
    if (curve === null) return;
    const mhz = source?.metadata?.['frequency_mhz'];
    const known = typeof mhz === 'number' ? { mhz } : {};
    const file = curveCsv({ ...known, ...curve }, { type: technique, ordinate: trace.ordinate });
    saveFile(`${name}.csv`, file, 'text/csv');
  };
  const trace = source?.trace;
  return (
    <>
      <div role="group" aria-label={text.label} className="flex flex-wrap gap-1">
        <ViewTools whole={whole} change={change} />
        {screen.possible ? (
          <Tool label={text.screen} pressed={screen.on} onClick={screen.toggle}>
            <Drawing d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4" />
          </Tool>
        ) : null}
        <PictureTools svg={svg} name={name} attempt={attempt} />
        {source === undefined ? null : (
          <Tool label={text.jcamp} onClick={() => attempt(saveJcamp())}>
            JDX
          </Tool>
        )}
        {trace === undefined ? null : (
          <Tool label={text.csv} onClick={() => attempt(saveCsv(trace))}>
            CSV
          </Tool>
        )}
        {image === undefined ? null : (
          <Tool label={text.image} onClick={showImage}>
            <Drawing d="M3 4h14v12H3zM3 13l4-4 3 3 3-4 4 5M7 7.500v.1" />
          </Tool>
        )}
        <Tool label={text.help} pressed={help} onClick={() => setHelp(!help)}>
          ?
        </Tool>
      </div>
      <p role="status" className="text-sm text-danger empty:hidden">
        {failed ? text.failed : null}
      </p>
      {help ? <PlotHelp /> : null}
      {image === undefined ? null : (
        <dialog
          ref={dialog}
          className="dialog w-fit max-w-[95vw]"
          aria-label={text.imageOf}
          onClose={() => setShown(false)}
        >
          {shown ? <img src={image} alt={text.imageOf} className="max-h-[80vh] bg-white" /> : null}
          <form method="dialog" className="mt-3 flex justify-end">
            <button className="btn btn-small">{t('common.close')}</button>
          </form>
        </dialog>
      )}
    </>
  );
}
