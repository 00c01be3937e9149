import type { AnalysisResponse, CandidateItem } from '@elucida/contract/analysis';
import { use, useId } from 'react';
import { formatConfidence } from '../lib/confidence.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { NumberedStructure } from '../structure/numbered-structure.tsx';
import { Markdown } from '../ui/markdown.tsx';
import { AtomNumbers } from './atom-numbers.ts';
import { OwnPoints } from './own-points.tsx';
import { useAskedText } from './use-asked-text.ts';

/**
 * "Is it this?": each structure that the user asked about, with its place, its probability and what
 * speaks for and against it.
 */
export function OwnVerdicts({
  result,
  own,
}: {
  result: AnalysisResponse;
  own: readonly CandidateItem[];
}) {
  const text = useAskedText();
  const heading = useId();
  return (
    <section
      className="grid gap-4 rounded-sm border border-border bg-sunken p-4"
      aria-labelledby={heading}
    >
      <h3 id={heading}>{text.heading}</h3>
      {own.map((candidate) => (
        <OwnVerdict key={candidate.smiles} result={result} candidate={candidate} />
      ))}
    </section>
  );
}

function OwnVerdict({
  result: { status },
  candidate,
}: {
  result: AnalysisResponse;
  candidate: CandidateItem;
}) {
  const text = useAskedText();
  const language = useLanguage();
  const { shown: numbers } = use(AtomNumbers);
  const { name, smiles, rank, confidence, told_apart: apart } = candidate;
  const verdict = rank > 1 ? text.behind : status === 'ok' ? text.first : text.firstUnsure;
  return (
    <div
      className={
        'grid gap-x-4 gap-y-3 not-first-of-type:border-t not-first-of-type:border-border ' +
        'not-first-of-type:pt-4 ' +
        (numbers
          ? 'grid-cols-[minmax(0,1fr)] @xl:grid-cols-[240px_minmax(0,1fr)]'
          : 'grid-cols-[72px_minmax(0,1fr)] @xl:grid-cols-[120px_minmax(0,1fr)]')
      }
    >
      <NumberedStructure
        numbers={numbers}
        smiles={smiles}
        name={name ?? smiles}
        className={numbers ? 'h-48 px-3 py-4 @xl:h-44' : 'h-16 @xl:h-24'}
      />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name ?? smiles}</p>
        {name ? <p className="mono text-sm text-text-2">{smiles}</p> : null}
        <p className="figures mt-1 flex flex-wrap gap-x-4">
          <span>{text.place(rank)}</span>
          <span>{text.probability(formatConfidence(confidence, language))}</span>
        </p>
        <p>{verdict}</p>
      </div>
      <div className="col-span-full grid gap-4 @lg:grid-cols-2">
        <OwnPoints candidate={candidate} verdict="for" />
        <OwnPoints candidate={candidate} verdict="against" />
      </div>
      {apart ? (
        <div className="col-span-full text-sm">
          <h4 className="font-semibold">{text.apart}</h4>
          <Markdown text={apart.text} />
        </div>
      ) : null}
    </div>
  );
}
