import type { ShownProblem } from '@elucida/contract/practice';
import { LateSpectra } from './late-spectra.tsx';
import type { PointedAt } from './pointed-at.ts';

interface Props {
  spectra: ShownProblem['spectra'];
  pointed: PointedAt | null;
}

/** From here on spectra stand next to what is said of them (`lg`). */
const isNarrow = () => window.matchMedia?.('(max-width: 63.99rem)').matches ?? false;
/** Whether what was touched is in the upper half of the screen: the sheet must not lie over it. */
const isUpperHalf = () =>
  (document.activeElement?.getBoundingClientRect().top ?? 0) < window.innerHeight / 2;

/**
 * On narrow screens the spectra are far above what is said of them: while a sentence or a signal is pointed at, its
 * spectrum lies over the other half of the screen. To look at alone: it has no controls, and readers hear the sentence.
 */
export function PointedSheet({ spectra, pointed }: Props) {
  if (pointed === null || pointed.peaks.length === 0 || !isNarrow()) return null;
  const shown = spectra.filter(({ type }) => type === pointed.technique);
  if (shown.length === 0) return null;
  return (
    <div
      aria-hidden
      inert
      className={
        'pointer-events-none fixed inset-x-0 z-10 border-border bg-surface shadow-lg print:hidden ' +
        '[&_h2]:hidden [&_.card]:rounded-none [&_.card]:border-0 [&_button]:hidden [&_details]:hidden ' +
        (isUpperHalf() ? 'bottom-0 border-t' : 'top-14 border-b')
      }
    >
      <LateSpectra labels="asked" spectra={shown} pointed={pointed} compact />
    </div>
  );
}
