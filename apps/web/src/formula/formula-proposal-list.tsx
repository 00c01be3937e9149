import { sharePhrase } from '@elucida/messages/format/share';
import { writeProposal } from '@elucida/messages/pages/write-proposal';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { likeliest, type LikelyFormula } from './likely.ts';
import { FormulaText } from './formula-text.tsx';
import { useProposals } from './use-proposals.ts';
import { useProposalsText } from './use-proposals-text.ts';

interface Props {
  spectra: readonly Spectrum[];
  disabled: boolean;
  onFormula: (hill: string) => void;
  onCompare: ((likely: readonly LikelyFormula[]) => void) | undefined;
}

/** Formulas from the spectra of the form, each with its probability and what was compared. */
export function FormulaProposalList({ spectra, disabled, onFormula, onCompare }: Props) {
  const words = useProposalsText();
  const language = useLanguage();
  const { answer, isBusy } = useProposals(spectra);
  if (answer === null) return <p role="status">{words.working}</p>;
  const { proposals, another, helpful } = answer;
  const likely = likeliest(proposals);
  const help =
    helpful.length > 0 ? (
      <div className="text-sm">
        <p>{proposals.length > 0 ? words.surer : words.helps}</p>
        <ul className="list-disc pl-5">
          {helpful.map((each) => (
            <li key={each}>{words.helpful[each]}</li>
          ))}
        </ul>
      </div>
    ) : null;
  return (
    <div
      aria-busy={isBusy}
      className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md border border-border p-3"
    >
      {proposals.length > 0 ? (
        <>
          <p className="text-sm text-text-2">{words.intro}</p>
          <ol aria-label={words.caption} className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {proposals.map((proposal) => (
              <li
                key={proposal.formula.hill}
                className={
                  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 ' +
                  'border-t border-border pt-2'
                }
              >
                <span className="font-semibold">
                  <FormulaText hill={proposal.formula.hill} />
                </span>
                <span className="text-right">
                  <span className="visually-hidden">{words.probability}: </span>
                  {sharePhrase(proposal.probability, language)}
                </span>
                <span className="text-xs text-text-2">
                  {writeProposal(proposal, words, language).join(' · ')}
                </span>
                <button
                  type="button"
                  className="btn btn-small"
                  disabled={disabled}
                  aria-label={words.useThis(proposal.formula.hill)}
                  onClick={() => onFormula(proposal.formula.hill)}
                >
                  {words.use}
                </button>
              </li>
            ))}
            <li className="grid grid-cols-[minmax(0,1fr)_auto] border-t border-border pt-2">
              <span>{words.another}</span>
              <span>{sharePhrase(another, language)}</span>
            </li>
          </ol>
          {onCompare !== undefined && likely.length > 1 ? (
            <button
              type="button"
              className="btn btn-small justify-self-start"
              disabled={disabled}
              onClick={() => onCompare(likely)}
            >
              {words.compare(likely.length)}
            </button>
          ) : null}
        </>
      ) : (
        <p className="text-sm">{helpful.includes('mass') ? words.nothing : words.noneFits}</p>
      )}
      {help}
    </div>
  );
}
