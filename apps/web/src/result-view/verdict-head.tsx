import type { AnalysisResponse } from '@elucida/contract/analysis';
import type { result as catalogue } from '@elucida/messages/catalogue/en/result';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { FormulaText } from '../formula/formula-text.tsx';
import { confidenceLevel, formatConfidence } from '../lib/confidence.ts';
import { formatSeconds } from '../lib/format/numbers.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { CopyMenu } from '../structure/copy-menu.tsx';
import { isomersPath } from '../structure/isomers-path.ts';
import { NumberedStructure } from '../structure/numbered-structure.tsx';
import { LocalLink } from '../ui/local-link.tsx';
import { AtomNumbers } from './atom-numbers.ts';
import { NumbersSwitch } from './numbers-switch.tsx';

type Reason = keyof (typeof catalogue)['inconclusiveBecause'];
const REASONS: readonly Reason[] = [
  'no-spectra',
  'ambiguous',
  'poor-fit',
  'no-candidates',
  'out-of-reach',
  'contradiction',
  'doubtful-formula',
];

/**
 * Structure, name, formula, confidence in a word and a figure, and the margin; or that we are not
 * sure, and why.
 */
export function VerdictHead({
  result,
  atoms,
}: {
  result: AnalysisResponse;
  atoms: readonly number[];
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { shown: numbers } = use(AtomNumbers);
  const {
    status,
    nombre_molecula: name,
    smiles,
    molecular_formula: formula,
    confidence,
    candidates,
  } = result;
  if (status !== 'ok') {
    const setAside = result.set_aside ?? [];
    const known = REASONS.find((each) => each === result.reason) ?? 'other';
    const reason = known === 'contradiction' && setAside.length !== 1 ? 'contradictionBoth' : known;
    return (
      <header className="notice notice-info">
        <h3>{t('result.inconclusive')}</h3>
        <p>
          {t(`result.inconclusiveBecause.${reason}`, {
            technique: setAside[0] && t(`common.technique.${setAside[0]}`),
          })}
        </p>
      </header>
    );
  }
  const level = confidenceLevel(confidence);
  const runnerUp = candidates[1]?.confidence ?? 0;
  // No certainty here either.
  const points = Math.min(99, Math.round((confidence - runnerUp) * 100));
  return (
    <header
      className={
        'grid items-center gap-5 ' +
        (numbers ? '@lg:grid-cols-[320px_minmax(0,1fr)]' : '@lg:grid-cols-[220px_minmax(0,1fr)]')
      }
    >
      {smiles ? (
        <NumberedStructure
          numbers={numbers}
          smiles={smiles}
          name={name ?? smiles}
          atoms={atoms}
          className={`rounded-sm border border-border bg-surface ${numbers ? 'h-60 p-4' : 'h-44 p-2'}`}
        />
      ) : null}
      <div className="min-w-0">
        <h3 className="text-xl leading-7 wrap-anywhere">{name ?? t('result.noName')}</h3>
        <p className="mt-0.5 text-text-2">
          <FormulaText hill={formula} /> · {t('result.elapsed')}{' '}
          {formatSeconds(result.elapsed_ms, language)}
        </p>
        <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
          <span className={`text-lg font-semibold ${level === 'high' ? 'text-success' : ''}`}>
            {t(`result.confidence.${level}`)}
          </span>
          <span className="figures text-lg">{formatConfidence(confidence, language)}</span>
        </p>
        <p className="text-sm text-text-2">
          {candidates.length > 1 ? t('result.margin', { count: points }) : t('result.alone')}
        </p>
        {smiles ? <p className="mono mt-2 text-text-2">{smiles}</p> : null}
        {smiles ? (
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <CopyMenu smiles={smiles} name={name} formula={formula} result={result} />
            <LocalLink to={isomersPath(smiles)} className="btn btn-small">
              {t('result.exploreIsomers')}
            </LocalLink>
            <NumbersSwitch />
          </div>
        ) : null}
      </div>
    </header>
  );
}
