import type { AnalysisResponse, CandidateItem } from '@elucida/contract/analysis';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatConfidence } from '../lib/confidence.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { sourceName } from '../models/source-name.ts';
import { NumberedStructure } from '../structure/numbered-structure.tsx';
import { Markdown } from '../ui/markdown.tsx';
import { AtomNumbers } from './atom-numbers.ts';
import { isOwn } from './is-own.ts';
import { NumbersSwitch } from './numbers-switch.tsx';
import { relativeFit } from './relative-fit.ts';
import { TechniqueBar } from './technique-bar.tsx';

/** Candidates shown before all are asked for. */
const FIRST = 4;
/** A structure with numbers: a line of its own where there is little room. */
const NUMBERED = 'col-span-full mb-2 h-44 px-3 py-4 @xl:col-span-1 @xl:mb-0 @xl:h-36 @xl:py-3';

interface Props {
  result: AnalysisResponse;
  shown: number;
  onShow: (index: number) => void;
}

/**
 * The candidates, best first, with a bar a technique and the one peak that tells each from the
 * first.
 */
export function CandidateList({ result, shown, onShow }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { shown: numbers } = use(AtomNumbers);
  const [all, setAll] = useState(false);
  const techniques = [...new Set(result.spectra.map((spectrum) => spectrum.type))];
  const sources = (candidate: CandidateItem) =>
    candidate.proposed_by
      .map((source) => sourceName(source, { t, members: result.models?.members }))
      .join(', ');
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3>{t('result.candidates')}</h3>
        {/* Where a molecule is put forward, the switch is next to it. */}
        {result.status === 'ok' && result.smiles ? null : <NumbersSwitch />}
      </div>
      <ol className="mt-2 grid gap-3">
        {(all ? result.candidates : result.candidates.slice(0, FIRST)).map((candidate, index) => {
          const fits = relativeFit(result.candidates, candidate);
          return (
            <li
              key={candidate.smiles}
              className={
                'grid gap-x-4 border-t border-border pt-3 ' +
                (numbers
                  ? 'grid-cols-[minmax(0,1fr)] @xl:grid-cols-[200px_minmax(0,1fr)_auto]'
                  : 'grid-cols-[72px_minmax(0,1fr)] @xl:grid-cols-[96px_minmax(0,1fr)_auto]')
              }
            >
              <NumberedStructure
                numbers={numbers}
                smiles={candidate.smiles}
                name={candidate.name ?? candidate.smiles}
                className={numbers ? NUMBERED : 'h-16 @xl:h-20'}
              />
              <div className="min-w-0">
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <span className="font-semibold wrap-anywhere">
                    {candidate.rank}. {candidate.name ?? candidate.smiles}
                  </span>
                  <span className="figures">
                    {formatConfidence(candidate.confidence, language)}
                  </span>
                  {isOwn(candidate) ? <span className="chip">{t('result.yours')}</span> : null}
                </p>
                <p className="flex flex-wrap gap-x-3 text-sm text-text-2">
                  {candidate.name ? <span className="mono">{candidate.smiles}</span> : null}
                  {candidate.proposed_by.length > 0 ? (
                    <span>{t('result.proposedBy', { sources: sources(candidate) })}</span>
                  ) : null}
                </p>
                <div className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
                  {techniques.map((technique: SpectrumType) =>
                    fits[technique] === undefined ? null : (
                      <TechniqueBar key={technique} technique={technique} share={fits[technique]} />
                    ),
                  )}
                </div>
                {candidate.told_apart ? (
                  <div className="mt-1 text-sm">
                    <Markdown text={candidate.told_apart.text} />
                  </div>
                ) : null}
              </div>
              {result.candidates.length > 1 && result.spectra.length > 0 ? (
                <button
                  type="button"
                  aria-pressed={shown === index}
                  onClick={() => onShow(index)}
                  className={
                    'btn btn-small mt-2 justify-self-start @xl:col-start-3 @xl:mt-0 @xl:self-start ' +
                    `${numbers ? '' : 'col-start-2'} ${shown === index ? 'border-accent bg-accent-soft' : ''}`
                  }
                >
                  {t('result.showPrediction')}
                </button>
              ) : null}
            </li>
          );
        })}
      </ol>
      {!all && result.candidates.length > FIRST ? (
        <button type="button" className="btn btn-small mt-3" onClick={() => setAll(true)}>
          {t('result.showAll', { count: result.candidates.length })}
        </button>
      ) : null}
    </section>
  );
}
