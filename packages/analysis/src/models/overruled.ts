import { MODEL_SENTENCES } from './catalogue.ts';
import { tellFromFirst } from '@elucida/engine/explanation/explain';
import { reference } from '@elucida/engine/statements/explained-candidate';
import type { SecondIdentification } from '@elucida/engine/identify-again';
import { molecularFormula } from '@elucida/engine/molecules/molecular-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import type { ReportLanguage } from '../job.ts';
import { writeFully, writingIn } from '../report/value-writers.ts';
import { writeStatement } from '../report/write-statement.ts';
import { capitalName } from '@elucida/messages/format/capital-name';
import type { GatheredProposal } from './gather-proposals.ts';

/**
 * The structure a model trusts most: the highest stated confidence of its last round, the earlier
 * of equals.
 */
export function firstChoice(proposals: readonly GatheredProposal[]): GatheredProposal | undefined {
  const last = Math.max(...proposals.map(({ round }) => round));
  return proposals
    .filter(({ round }) => round === last)
    .reduce<GatheredProposal | undefined>(
      (best, each) =>
        best === undefined || each.proposal.confidence > best.proposal.confidence ? each : best,
      undefined,
    );
}

/**
 * Where the judge put another structure before the model's first: why, in Markdown; null where it
 * did not.
 */
export function writeOverruled(
  proposals: readonly GatheredProposal[],
  identification: SecondIdentification,
  { spectra, lang }: { spectra: readonly Spectrum[]; lang: ReportLanguage },
): string | null {
  const choice = firstChoice(proposals);
  const sentences = MODEL_SENTENCES[lang].overruled;
  const {
    candidates: [best],
    formula,
    proposed,
  } = identification;
  if (choice === undefined) return null;
  if (choice.graph === null) return sentences.unreadable();
  if (choice.judgedAs === null)
    return sentences.wrongFormula({
      proposed: molecularFormula(choice.smiles),
      formula: formula.hill,
    });
  const judged = proposed.find(({ smiles }) => smiles === choice.judgedAs);
  if (best === undefined || judged === undefined || judged.rank === best.rank) return null;
  const writing = writingIn(lang, undefined);
  const placed = capitalName(
    sentences.placed({
      fullMolecule: writeFully(reference(judged), writing),
      fullFirst: writeFully(reference(best), writing),
      rank: String(judged.rank),
    }),
  );
  const apart = tellFromFirst(identification, judged, spectra);
  return apart === undefined ? placed : `${placed} ${writeStatement(apart, lang)}`;
}
