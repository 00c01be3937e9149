import type { TakenScan } from '@elucida/spectrometer/files/file-reading';
import type { RunPreview, RunSteps } from '@elucida/spectrometer/run-by-hand';
import { plotPeaks } from '@elucida/spectra/plotting/plot-peaks';
import { useMemo } from 'react';
import { formatCount } from '../lib/format/numbers.ts';
import { useFigures } from '../lib/i18n/use-figures.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { SpectrumPlot } from '../spectrum-plot/spectrum-plot.tsx';
import type { RunSession } from './hand-session.ts';
import { useProcessingText } from './processing-words.ts';
import { RunChromatogram } from './run-chromatogram.tsx';
import { RunFields } from './run-fields.tsx';
import { runPlaces } from './run-places.ts';
import { StepsActions, type TakePicked, type UsedIn } from './steps-actions.tsx';
import { useSteps } from './use-steps.ts';

/** Which scans are taken, in words. */
function useTakenWords(count: number): (scan: TakenScan, steps: RunSteps) => string {
  const { run: text } = useProcessingText();
  const figures = useFigures();
  const language = useLanguage();
  const minutes = (seconds: number | null) =>
    seconds === null ? null : figures((seconds / 60).toFixed(3));
  return ({ retentionS, chosen }, { first }) => {
    const { averaged = 1, untilS = null } = chosen ?? {};
    const from = chosen?.first ?? first + 1;
    if (averaged === 1 && (chosen === undefined || chosen.first === chosen.last))
      return text.one({
        scan: formatCount(from, language),
        of: formatCount(count, language),
        minutes: minutes(retentionS),
        isUsual: chosen === undefined,
      });
    const last = chosen?.last ?? from;
    const [start, end] = [minutes(retentionS), minutes(untilS)];
    return text.mean({
      count: averaged,
      scans: [formatCount(from, language), formatCount(last, language)],
      minutes: start === null || end === null ? null : [start, end],
    });
  };
}

/** A run of many mass spectra: its chromatogram, what is taken of it, and the peaks of that. */
export function RunStepsPart(props: { session: RunSession; to: UsedIn; onUse: TakePicked }) {
  const { session, to, onUse } = props;
  const text = useProcessingText();
  const { start } = session;
  const places = useMemo(() => runPlaces(start), [start]);
  const state = useSteps<RunSteps, RunPreview>(session);
  const { steps, preview, change, leave } = state;
  const wordsOf = useTakenWords(start.totals.length);
  const taken = preview?.taken ?? null;
  const spectrum = taken?.spectrum;
  const drawn = useMemo(() => {
    const rows = spectrum?.peaks.map((peak) => ({ ...peak })) ?? [];
    return { peaks: plotPeaks({ type: 'MS', peaks: rows }), source: { peaks: rows } };
  }, [spectrum]);
  const words =
    preview === null
      ? text.opening
      : taken === null
        ? preview.isTooLarge
          ? text.run.tooLarge
          : text.run.unread
        : wordsOf(taken.scan, steps);
  return (
    <StepsActions session={session} state={state} hint={text.run.hint} to={to} onUse={onUse}>
      <RunChromatogram
        {...{ start, places, steps, words }}
        onChoose={(field, next) => {
          // Each click is a step of its own; keys in a row are one.
          if (field === 'pointer') leave();
          change(field, next);
        }}
        onLeft={leave}
      />
      <p role="status" className="text-sm text-text-2">
        {words}
      </p>
      <RunFields {...{ places, steps }} onChoose={change} onLeft={leave} />
      {spectrum === undefined ? null : spectrum.peaks.length === 0 ? (
        <p className="text-sm">{text.run.empty}</p>
      ) : (
        <SpectrumPlot technique="MS" {...drawn} height={220} />
      )}
    </StepsActions>
  );
}
