import type { ManualDraft } from '@elucida/spectra/manual-payload/draft';
import { sharePhrase } from '@elucida/messages/format/share';
import type { LikelyFormulasText } from '@elucida/messages/pages/likely-formulas-text';
import type { Language } from '@elucida/messages/catalogue/language';
import type { AnalysisResponse, ReadResponse } from '@elucida/contract/analysis';
import { useId } from 'react';
import { FormulaText } from '../../formula/formula-text.tsx';
import type { LikelyFormula } from '../../formula/likely.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import type { AskedModels } from '../../models/use-ask-models.ts';
import { ClosableHeading } from '../../ui/closable-heading.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { useLikelyRuns, type LikelyRun } from './use-likely-runs.ts';
import { useLikelyText } from './use-likely-text.ts';

interface Props {
  formulas: readonly LikelyFormula[];
  draft: ManualDraft;
  asked: AskedModels;
  /** Why no analysis can be started; null where one can. */
  missing: string | null;
  onFormula: (hill: string) => void;
  onClose: () => void;
}

const isWhole = (result: ReadResponse): result is AnalysisResponse => 'candidates' in result;

/** What an analysis answered, in words. An answer of the specification's fields alone says no confidence. */
function answerOf(result: ReadResponse, words: LikelyFormulasText, language: Language): string {
  if (!isWhole(result)) return result.nombre_molecula ?? words.undecided;
  const { candidates, status, confidence } = result;
  const [best] = candidates;
  if (best === undefined) return words.none;
  const name = best.name ?? best.smiles;
  return status === 'ok'
    ? words.answer(name, sharePhrase(confidence, language))
    : words.inconclusive(name, sharePhrase(best.confidence, language));
}

/** How far the analysis with one formula is, or what it answered. */
function outcomeOf(run: LikelyRun, words: LikelyFormulasText, language: Language): string {
  if (run.state === 'failed') return run.message;
  return run.state === 'done' ? answerOf(run.result, words, language) : words[run.state];
}

/** Analyses with the few likeliest formulas, each with its answer, side by side with the formula's probability. */
export function LikelyFormulas({ formulas, draft, asked, missing, onFormula, onClose }: Props) {
  const words = useLikelyText();
  const language = useLanguage();
  const id = useId();
  const { runOf, hasBegun, isRunning, start, stop } = useLikelyRuns(formulas);
  const isOver = hasBegun && !isRunning;
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md border border-border p-3 sm:col-span-2"
    >
      <ClosableHeading id={id} title={words.title} close={words.close} onClose={onClose} />
      <p className="text-sm text-text-2">{words.hint(formulas.length)}</p>
      {draft.structures.trim() === '' ? null : (
        <p className="text-sm text-text-2">{words.withoutStructures}</p>
      )}
      <ol aria-label={words.title} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {formulas.map(({ hill, probability }) => {
          const run = runOf(hill);
          return (
            <li key={hill} className="grid gap-1 border-t border-border pt-2">
              <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-semibold">
                  <FormulaText hill={hill} />
                </span>
                <span className="text-sm text-text-2">
                  {words.formulaProbability(sharePhrase(probability, language))}
                </span>
              </div>
              <p role="status" className="break-words">
                {hasBegun ? outcomeOf(run, words, language) : null}
              </p>
              <div className="flex flex-wrap items-center gap-3">
                {run.id === null ? null : (
                  <LocalLink to={`/analyses/${run.id}`} aria-label={words.openOf(hill)}>
                    {words.open}
                  </LocalLink>
                )}
                {run.state === 'done' ? (
                  <button
                    type="button"
                    className="btn btn-small"
                    aria-label={words.useOf(hill)}
                    onClick={() => onFormula(hill)}
                  >
                    {words.use}
                  </button>
                ) : null}
              </div>
            </li>
          );
        })}
      </ol>
      {isOver ? <p className="text-sm">{words.reading}</p> : null}
      {missing === null ? null : <p className="text-sm">{missing}</p>}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className={isOver ? 'btn' : 'btn btn-primary'}
          disabled={isRunning || missing !== null}
          onClick={() => void start(draft, asked)}
        >
          {words.start(formulas.length)}
        </button>
        {isRunning ? (
          <button type="button" className="btn" onClick={stop}>
            {words.stop}
          </button>
        ) : null}
      </div>
    </section>
  );
}
