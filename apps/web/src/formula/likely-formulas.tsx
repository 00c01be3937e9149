import { sharePhrase } from '@elucida/messages/format/share';
import type { LikelyFormulasText } from '@elucida/messages/pages/likely-formulas-text';
import type { Language } from '@elucida/messages/catalogue/language';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../lib/i18n/use-language.ts';
import type { LikelyPlace } from '../lib/storage.ts';
import type { AskedModels } from '../models/use-ask-models.ts';
import { useSession } from '../session/use-session.ts';
import { ClosableHeading } from '../ui/closable-heading.tsx';
import { LocalLink } from '../ui/local-link.tsx';
import { FormulaText } from './formula-text.tsx';
import { keptLikely, type KeptLikely, type LikelyOutcome, type LikelyRun } from './kept-likely.ts';
import type { LikelyFormula } from './likely.ts';
import { useLikelyRuns, type LikelyPayload } from './use-likely-runs.ts';
import { useLikelyText } from './use-likely-text.ts';

interface Props {
  place: LikelyPlace;
  /** Those that were just chosen, or as this browser keeps them. */
  chosen: readonly LikelyFormula[] | 'kept';
  payload: LikelyPayload;
  asked: AskedModels;
  /** Images that are not analysed, since nobody has read their peaks yet. */
  hasImages?: boolean;
  onFormula: (hill: string) => void;
  onClose: () => void;
}

/** What an analysis answered, in words. */
function answerOf(outcome: LikelyOutcome, words: LikelyFormulasText, language: Language): string {
  if (!('name' in outcome)) return words[outcome.kind];
  if (outcome.kind === 'named') return outcome.name;
  return words[outcome.kind](outcome.name, sharePhrase(outcome.confidence, language));
}

/** How far the analysis with one formula is, or what it answered. */
function stateOf(
  run: LikelyRun,
  words: LikelyFormulasText,
  { language, isRunning }: { language: Language; isRunning: boolean },
): string {
  if (run.state === 'failed') return run.message;
  if (run.state === 'done') return answerOf(run.outcome, words, language);
  // Nothing waits once it was stopped.
  return run.state === 'waiting' && !isRunning ? words.notBegun : words[run.state];
}

/** The comparison as it is kept or begins. Nothing where what was kept cannot be read. */
export function LikelyFormulas({ chosen, ...rest }: Props) {
  const { place } = rest;
  const [kept] = useState(() =>
    chosen === 'kept' ? keptLikely(place) : { formulas: chosen, runs: {}, of: null, fromFiles: [] },
  );
  return kept === null ? null : <Compared kept={kept} {...rest} />;
}

/** Analyses with the few likeliest formulas, each with its answer, side by side with the formula's probability. */
function Compared(props: Omit<Props, 'chosen'> & { kept: KeptLikely }) {
  const { kept, place, payload, asked, hasImages = false, onFormula, onClose } = props;
  const { formulas } = kept;
  const words = useLikelyText();
  const language = useLanguage();
  const id = useId();
  const { t } = useTranslation();
  const { user } = useSession();
  const runs = useLikelyRuns(place, kept);
  const { runOf, hasBegun, isRunning, start, stop } = runs;
  const missing =
    user === null ? t('manual.mustSignIn') : user.is_verified ? null : t('manual.notVerified');
  const isOver = hasBegun && !isRunning;
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md border border-border p-3"
    >
      <ClosableHeading id={id} title={words.title} close={words.close} onClose={onClose} />
      <p className="text-sm text-text-2">{words.hint(formulas.length)}</p>
      {payload.structures === undefined ? null : (
        <p className="text-sm text-text-2">{words.withoutStructures}</p>
      )}
      {hasImages ? <p className="text-sm text-text-2">{words.withoutImages}</p> : null}
      {runs.hasKept(payload) ? <p className="text-sm">{words.keptFiles}</p> : null}
      {runs.isOfOthers(payload) ? <p className="text-sm">{words.otherSpectra}</p> : null}
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
                {hasBegun ? stateOf(run, words, { language, isRunning }) : null}
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
          onClick={() => void start(payload, asked)}
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
