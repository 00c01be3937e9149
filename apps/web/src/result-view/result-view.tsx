import type { AnalysisResponse } from '@elucida/contract/analysis';
import { lazy, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { confidenceLevel } from '../lib/confidence.ts';
import { wordedReasons } from '../models/worded.ts';
import { AgainstSection } from './against-section.tsx';
import { AnswerActions } from './answer-actions.tsx';
import { AssignmentSection } from './assignment-section.tsx';
import { AtomNumbers, useAtomNumbers } from './atom-numbers.ts';
import { CandidateList } from './candidate-list.tsx';
import { FullText } from './full-text.tsx';
import { isOwn } from './is-own.ts';
import type { ResultFrame } from './result-frame.ts';
import { SettlePoints } from './settle-points.tsx';
import { usePicks } from './use-picks.ts';
import { VerdictHead } from './verdict-head.tsx';
import { WhyLines } from './why-lines.tsx';
import { OptionalPart } from '../ui/optional-part.tsx';

const WordingNote = lazy(async () => ({
  default: (await import('../models/wording-note.tsx')).WordingNote,
}));
const FormulaHint = lazy(async () => ({
  default: (await import('./formula-hint.tsx')).FormulaHint,
}));
const RelativeConfiguration = lazy(async () => ({
  default: (await import('./relative-configuration.tsx')).RelativeConfiguration,
}));
const OwnVerdicts = lazy(async () => ({
  default: (await import('./own-verdicts.tsx')).OwnVerdicts,
}));
const ModelsSection = lazy(async () => ({
  default: (await import('../models/models-section.tsx')).ModelsSection,
}));

interface Props extends ResultFrame {
  result: AnalysisResponse;
  /** Addresses of its images, in the order in which they were sent. */
  images?: readonly string[] | undefined;
}

/** The actions in a row where the page adds none. */
const row = (own: ReactNode) =>
  own ? <div className="flex flex-wrap items-center gap-2 print:hidden">{own}</div> : null;

/**
 * The answer of an analysis first, then what can be done with it, then its evidence. With low
 * confidence the candidates come before the reasons.
 */
export function ResultView({
  result,
  images,
  heading,
  named,
  facts,
  bar = row,
  enter,
  children,
}: Props) {
  const { t } = useTranslation();
  // The answer and its reasons are drawn at once, the rest in slices after them: a slow machine shows
  // what the page is for, and answers a tap in between.
  const whole = useDeferredValue(true, false);
  const [shown, setShown] = useState(0);
  const picks = usePicks(result, result.candidates[shown]);
  const numbers = useAtomNumbers();
  const [theirs, setTheirs] = useState(true);
  const reasons = useMemo(
    () => (theirs ? wordedReasons(result) : (result.reasons ?? [])),
    [result, theirs],
  );
  const note =
    result.wording === undefined ? null : (
      <OptionalPart>
        <WordingNote wording={result.wording} theirs={theirs} onChange={setTheirs} />
      </OptionalPart>
    );
  const own = result.candidates.filter(isOwn);
  const settle = result.report?.filter(({ section }) => section === 'settle') ?? [];
  const low = result.status !== 'ok' || confidenceLevel(result.confidence) === 'low';
  const show = (candidate: number) => {
    picks.clear();
    setShown(candidate);
  };
  const candidates =
    result.candidates.length > 0 ? (
      <CandidateList result={result} shown={shown} onShow={show} />
    ) : null;

  return (
    <AtomNumbers value={numbers}>
      <article
        className="@container grid grid-cols-[minmax(0,1fr)] gap-6"
        aria-label={t('result.label')}
      >
        <VerdictHead
          result={result}
          atoms={shown === 0 ? (picks.focus?.atoms ?? []) : []}
          heading={heading}
          named={named ?? false}
          facts={facts}
        />
        {bar(
          result.status === 'ok' && result.smiles ? (
            <AnswerActions result={result} smiles={result.smiles} />
          ) : null,
        )}
        {result.formula_hint ? (
          <OptionalPart>
            <FormulaHint result={result} hint={result.formula_hint} />
          </OptionalPart>
        ) : null}
        {own.length > 0 ? (
          <OptionalPart>
            <OwnVerdicts result={result} own={own} />
          </OptionalPart>
        ) : null}
        {low ? candidates : null}
        {reasons.length > 0 ? (
          <WhyLines
            reasons={reasons}
            note={note}
            onActive={(reason) => {
              if (shown === 0) picks.hoverPoint(reason);
            }}
          />
        ) : null}
        {whole ? (
          <>
            {result.relative_configuration ? (
              <OptionalPart fallback={<div className="min-h-96" />}>
                <RelativeConfiguration
                  result={result}
                  configuration={result.relative_configuration}
                  onActive={(reason) => {
                    if (shown === 0)
                      picks.hoverPoint(reason && { ...reason, peaks: [reason.peak] });
                  }}
                />
              </OptionalPart>
            ) : null}
            {result.spectra.length > 0 ? (
              <AssignmentSection
                result={result}
                images={images}
                candidate={result.candidates[shown]}
                picks={picks}
                focus={picks.focus}
                copyable={shown > 0 || result.status !== 'ok'}
              />
            ) : null}
            {children}
            {low ? null : candidates}
            <AgainstSection result={result} />
            <section>
              <h3>{t('result.settle')}</h3>
              <div className="mt-2">
                {settle.length > 0 ? (
                  <SettlePoints points={settle} enter={enter} />
                ) : (
                  <p>{t('result.settleDefault')}</p>
                )}
              </div>
            </section>
            {result.models ? (
              <OptionalPart>
                <ModelsSection result={result} report={result.models} />
              </OptionalPart>
            ) : null}
            {result.warnings.length > 0 ? (
              <section className="notice notice-warning">
                <h3 className="text-base">{t('result.warnings')}</h3>
                <ul className="list-disc pl-5">
                  {result.warnings.map((warning) => (
                    <li key={warning}>{warning}</li>
                  ))}
                </ul>
              </section>
            ) : null}
            <FullText result={result} />
          </>
        ) : (
          <div className="min-h-dvh" />
        )}
      </article>
    </AtomNumbers>
  );
}
