import type { AnalysisResponse, FormulaHintItem } from '@elucida/contract/analysis';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRun } from '../analysis/use-run.ts';
import { FormulaText } from '../formula/formula-text.tsx';
import { analysePeaks } from '../lib/api/analysis-calls.ts';
import { MANUAL_PREFIX } from '../lib/api/request.ts';
import { useRunErrorWords } from '../lib/api/use-error-words.ts';
import { localPath } from '../lib/i18n/local-path.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { useAskModels } from '../models/use-ask-models.ts';
import { useSession } from '../session/use-session.ts';
import { NumberedStructure } from '../structure/numbered-structure.tsx';
import { Notice } from '../ui/notice.tsx';

/**
 * The formula that was probably meant, the molecule of it that explains the spectra, and a button
 * that analyses the same peaks with it, on a page of their own.
 */
export function FormulaHint({
  result,
  hint: { formula, smiles, name },
}: {
  result: AnalysisResponse;
  hint: FormulaHintItem;
}) {
  const { t } = useTranslation();
  const heading = useId();
  const { user } = useSession();
  const { start, problem, busy } = useRunWith(result, formula);
  return (
    <section className="notice notice-info grid gap-2" aria-labelledby={heading}>
      <h3 id={heading}>{t('result.formulaHint.heading')}</h3>
      <p>
        <WithFormula text={t('result.formulaHint.text', { formula: PLACE })} hill={formula} />
      </p>
      <div className="grid grid-cols-[96px_minmax(0,1fr)] items-center gap-4">
        <NumberedStructure numbers={false} smiles={smiles} name={name ?? smiles} className="h-20" />
        <div className="min-w-0">
          {name ? <p className="font-semibold wrap-anywhere">{name}</p> : null}
          <p className="mono text-sm wrap-anywhere text-text-2">{smiles}</p>
        </div>
      </div>
      {user ? (
        <button
          type="button"
          className="btn btn-small justify-self-start print:hidden"
          disabled={busy}
          onClick={() => void start()}
        >
          <WithFormula text={t('result.formulaHint.run', { formula: PLACE })} hill={formula} />
        </button>
      ) : null}
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
    </section>
  );
}

/** Where the formula comes in a text: a character that no text holds. */
const PLACE = '\u0000';

/** A text with a formula at its place, with real subscripts. */
function WithFormula({ text, hill }: { text: string; hill: string }) {
  const [before = '', after = ''] = text.split(PLACE);
  return (
    // One element: a button lays its children out with a gap.
    <span>
      {before}
      <FormulaText hill={hill} />
      {after}
    </span>
  );
}

/** Analyses the peaks of a result with another formula, and goes to the page of that analysis. */
function useRunWith(result: AnalysisResponse, formula: string) {
  const run = useRun();
  const words = useRunErrorWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const { asked } = useAskModels();
  const [problem, setProblem] = useState<string | null>(null);
  async function start(): Promise<void> {
    setProblem(null);
    // An answer may come before the new page is there, whose business it is then.
    let accepted = false;
    const spectra = result.spectra.map(({ type, metadata, peaks, trace, plane }) => ({
      type,
      metadata,
      peaks,
      ...(trace && { trace }),
      ...(plane && { plane }),
    }));
    const body = { metadata: { molecular_formula: formula }, spectra, ...asked, lang: language };
    try {
      const answer = await run.start((options) =>
        analysePeaks(body, {
          ...options,
          prefix: MANUAL_PREFIX,
          onAccepted: (id) => {
            accepted = true;
            void navigate(localPath(language, `/analyses/${id}`));
          },
        }),
      );
      // A server without pages for analyses: the form is opened with the formula in it.
      const state = { payload: JSON.stringify(body), model: null };
      if (!accepted && answer) await navigate(localPath(language, '/manual'), { state });
    } catch (error) {
      if (!accepted) setProblem(words(error));
    }
  }
  return { start, problem, busy: run.running };
}
