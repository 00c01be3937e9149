import type { ComparedCurve, CompareQuestion } from '@elucida/spectrometer/compare-spectra';
import { useEffect, useId, useMemo, useState } from 'react';
import { StackedPlot, type NamedCurve } from '../spectrum-plot/stacked-plot.tsx';
import { ClosableHeading } from '../ui/closable-heading.tsx';
import { Notice } from '../ui/notice.tsx';
import { compareFiles } from './compare-files.ts';
import type { CompareGroup } from './compare-groups.ts';
import { useCompareText } from './compare-words.ts';
import { raised } from './raised.ts';

interface Props {
  group: CompareGroup;
  /** What each experiment is called, by its place. The same objects, and files, for as long as it is open. */
  names: ReadonlyMap<number, string>;
  files: readonly File[];
  question: CompareQuestion;
  onClose: () => void;
  /** Reads the curves; another for tests. */
  read?: typeof compareFiles;
}

/** Colours that stand apart in both themes. With as many again come other dashes. */
const COLOURS = ['--h1nmr', '--c13nmr', '--ms', '--uvvis', '--hmbc', '--ir'].map(
  (token) => `var(${token})`,
);
/** From the second curve on lines are broken where curves are overlaid: colour is not all that tells them apart. */
const DASHES = [undefined, '6 2', '2 2', '8 2 2 2'];

const styleOf = (place: number) => ({
  colour: COLOURS[place % COLOURS.length]!,
  dashes: DASHES[place % DASHES.length],
});

/** Spectra of one nucleus on one axis: stacked or overlaid, each shown or not. */
export function ComparePanel(props: Props) {
  const { group, names, files, question, onClose, read = compareFiles } = props;
  const text = useCompareText();
  const id = useId();
  const radios = useId();
  const [answer, setAnswer] = useState<readonly ComparedCurve[] | 'failed' | null>(null);
  const [overlaid, setOverlaid] = useState(false);
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    let gone = false;
    read(files, question).then(
      (curves) => {
        if (!gone) setAnswer(curves);
      },
      () => {
        if (!gone) setAnswer('failed');
      },
    );
    return () => {
      gone = true;
    };
  }, [read, files, question]);
  const all = useMemo(
    () =>
      answer === null || answer === 'failed'
        ? []
        : answer.map(({ index, curve }, place) => ({
            ...{ index, curve, key: String(index), name: names.get(index) ?? '' },
            ...styleOf(place),
          })),
    [answer, names],
  );
  const shown = useMemo(
    () =>
      all.flatMap(({ index, curve, ...named }): NamedCurve[] =>
        curve === null || hidden.has(index) ? [] : [{ ...named, curve }],
      ),
    [all, hidden],
  );
  const nucleus = raised(group.nucleus);
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded-md border border-border bg-surface p-4"
    >
      <ClosableHeading id={id} title={text.title(nucleus)} close={text.close} onClose={onClose} />
      {answer === 'failed' ? <Notice tone="warning">{text.failed}</Notice> : null}
      {answer === null ? <p role="status">{text.opening}</p> : null}
      {all.length > 0 ? (
        <>
          <p className="text-sm text-text-2">{text.hint}</p>
          <fieldset className="m-0 flex min-w-0 flex-wrap gap-x-5 gap-y-1 border-0 p-0">
            <legend className="visually-hidden">{text.arrangement}</legend>
            {([false, true] as const).map((each) => (
              <label key={String(each)} className="check">
                <input
                  type="radio"
                  name={radios}
                  checked={overlaid === each}
                  onChange={() => setOverlaid(each)}
                />
                {each ? text.overlaid : text.stacked}
              </label>
            ))}
          </fieldset>
          <StackedPlot
            technique={group.technique}
            curves={shown}
            overlaid={overlaid}
            label={text.title(nucleus)}
            help={text.keys}
          />
          <fieldset className="m-0 flex min-w-0 flex-wrap gap-x-5 gap-y-1 border-0 p-0">
            <legend className="mb-1 p-0 text-sm font-semibold">{text.shown}</legend>
            {all.map(({ index, name, curve, colour, dashes }) => (
              <label key={index} className="check min-w-0">
                <input
                  type="checkbox"
                  checked={curve !== null && !hidden.has(index)}
                  disabled={curve === null}
                  onChange={({ target }) => {
                    const next = new Set(hidden);
                    if (target.checked) next.delete(index);
                    else next.add(index);
                    setHidden(next);
                  }}
                />
                <svg width="28" height="10" aria-hidden="true" className="shrink-0 self-center">
                  <line
                    {...{ x1: 0, x2: 28, y1: 5, y2: 5, stroke: colour, strokeWidth: 2 }}
                    strokeDasharray={overlaid ? dashes : undefined}
                  />
                </svg>
                <span className="min-w-0 break-words">
                  {curve === null ? text.unread(name) : name}
                </span>
              </label>
            ))}
          </fieldset>
          <p className="field-hint">{text.keys}</p>
        </>
      ) : null}
    </section>
  );
}
