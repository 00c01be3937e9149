import { usePlotToolsText } from './plot-tools-text.ts';

const LINES = [
  'peaks',
  'zoom',
  'pan',
  'gain',
  'reset',
  'wheel',
  'drag',
  'touch',
  'screen',
] as const;

/** Keys and gestures of a plot. */
export function PlotHelp() {
  const { keys } = usePlotToolsText();
  return (
    <dl
      className={
        'grid w-full gap-x-4 rounded-sm border border-border bg-sunken p-3 text-sm ' +
        'sm:grid-cols-[max-content_minmax(0,1fr)]'
      }
    >
      {LINES.map((line) => (
        <div key={line} className="contents">
          <dt className="font-semibold">{keys[line].keys}</dt>
          <dd className="m-0 text-text-2">{keys[line].does}</dd>
        </div>
      ))}
    </dl>
  );
}
