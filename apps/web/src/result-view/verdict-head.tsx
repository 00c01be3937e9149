import type { AnalysisResponse } from '@elucida/contract/analysis';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { FormulaText } from '../formula/formula-text.tsx';
import { confidenceLevel, formatConfidence } from '../lib/confidence.ts';
import { formatSeconds } from '../lib/format/numbers.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { NumberedStructure } from '../structure/numbered-structure.tsx';
import { AtomNumbers } from './atom-numbers.ts';
import { InconclusiveHead } from './inconclusive-head.tsx';
import type { ResultFrame } from './result-frame.ts';

interface Props extends Pick<ResultFrame, 'heading' | 'named' | 'facts'> {
  result: AnalysisResponse;
  atoms: readonly number[];
}

/** Confidence in a word and a figure, and the margin. */
function Sureness({ confidence, candidates }: AnalysisResponse) {
  const { t } = useTranslation();
  const language = useLanguage();
  const level = confidenceLevel(confidence);
  const runnerUp = candidates[1]?.confidence ?? 0;
  // No certainty here either.
  const points = Math.min(99, Math.round((confidence - runnerUp) * 100));
  return (
    <>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
        <span className={`text-lg font-semibold ${level === 'high' ? 'text-success' : ''}`}>
          {t(`result.confidence.${level}`)}
        </span>
        <span className="figures text-lg">{formatConfidence(confidence, language)}</span>
      </p>
      <p className="text-sm text-text-2">
        {candidates.length > 1 ? t('result.margin', { count: points }) : t('result.alone')}
      </p>
    </>
  );
}

/**
 * The answer: its name, formula and confidence next to its structure, which is large enough to read;
 * or that we are not sure, and why.
 */
export function VerdictHead({ result, atoms, heading, named = false, facts }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { shown: numbers } = use(AtomNumbers);
  const { status, nombre_molecula: name, smiles, molecular_formula: formula } = result;
  const sure = status === 'ok';
  const called = name ?? t('result.noName');
  const drawn = sure && smiles;
  return (
    <header
      className={`grid grid-cols-[minmax(0,1fr)] items-center gap-x-8 gap-y-4 ${
        drawn ? '@2xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]' : ''
      }`}
    >
      <div className="min-w-0">
        {heading}
        {/* The headings of the evidence are of the third level. */}
        {heading ? <h2 className="sr-only">{t('result.label')}</h2> : null}
        {!sure || named ? null : heading ? (
          <p className="mt-1 text-xl leading-7 font-semibold wrap-anywhere">{called}</p>
        ) : (
          <h3 className="text-xl leading-7 wrap-anywhere">{called}</h3>
        )}
        {sure || heading ? (
          <p className="mt-0.5 text-text-2">
            <FormulaText hill={formula} /> · {t('result.elapsed')}{' '}
            {formatSeconds(result.elapsed_ms, language)}
          </p>
        ) : null}
        {sure ? <Sureness {...result} /> : null}
        {drawn ? <p className="mono mt-2 text-text-2 wrap-anywhere">{smiles}</p> : null}
        {facts ? <div className="mt-2 text-sm text-text-2">{facts}</div> : null}
      </div>
      {drawn ? (
        <NumberedStructure
          numbers={numbers}
          smiles={smiles}
          name={name ?? smiles}
          atoms={atoms}
          className={
            'h-64 rounded-sm border border-border bg-surface p-3 ' +
            '@2xl:order-first @2xl:h-80 @2xl:p-4'
          }
        />
      ) : null}
      {sure ? null : <InconclusiveHead result={result} />}
    </header>
  );
}
