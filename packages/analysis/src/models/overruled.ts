import type { ModelsReport } from '@elucida/contract/models';
import { tellFromFirst } from '@elucida/engine/explanation/explain';
import type { SecondIdentification } from '@elucida/engine/identify-again';
import { molecularFormula } from '@elucida/molecules/molecular-formula';
import { reference } from '@elucida/engine/statements/explained-candidate';
import type { Statement, StatementValueTypes } from '@elucida/engine/statements/statement';
import { capitalName } from '@elucida/messages/format/capital-name';
import type { ValuesOf } from '@elucida/spectra/declared-values';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { OVERRULED, type OverruledCode } from '@elucida/spectra/statements/claims';
import type { ReportLanguage } from '../job.ts';
import { writeFully, writingIn } from '../report/value-writers.ts';
import { wireStatement } from '../report/write-points.ts';
import { writeStatement } from '../report/write-statement.ts';
import { MODEL_SENTENCES } from './catalogue.ts';
import type { GatheredProposal } from './gather-proposals.ts';

/** Why the judge put another structure before a model's first, with the values it declares. */
export type Overruled = {
  [Code in OverruledCode]: {
    readonly code: Code;
    readonly values: ValuesOf<StatementValueTypes, (typeof OVERRULED)[Code]>;
    /** What tells the model's structure from the first. */
    readonly apart: Statement | null;
  };
}[OverruledCode];

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

/** Whether and why the judge put another structure before the model's first; null: it did not. */
export function stateOverruled(
  proposals: readonly GatheredProposal[],
  identification: SecondIdentification,
  spectra: readonly Spectrum[],
): Overruled | null {
  const choice = firstChoice(proposals);
  const {
    candidates: [best],
    formula,
    proposed,
  } = identification;
  if (choice === undefined) return null;
  if (choice.graph === null) return { code: 'unreadable', values: {}, apart: null };
  if (choice.judgedAs === null)
    return {
      code: 'wrongFormula',
      values: { proposed: molecularFormula(choice.smiles), formula: formula.hill },
      apart: null,
    };
  const judged = proposed.find(({ smiles }) => smiles === choice.judgedAs);
  if (best === undefined || judged === undefined || judged.rank === best.rank) return null;
  return {
    code: 'placed',
    values: { molecule: reference(judged), first: reference(best), rank: judged.rank },
    apart: tellFromFirst(identification, judged, spectra) ?? null,
  };
}

/** The reason in Markdown. */
export function writeOverruled(overruled: Overruled, lang: ReportLanguage): string {
  const sentences = MODEL_SENTENCES[lang].overruled;
  const { code, values, apart } = overruled;
  if (code === 'unreadable') return sentences.unreadable();
  if (code === 'wrongFormula') return sentences.wrongFormula(values);
  const writing = writingIn(lang, undefined);
  const placed = capitalName(
    sentences.placed({
      fullMolecule: writeFully(values.molecule, writing),
      fullFirst: writeFully(values.first, writing),
      rank: String(values.rank),
    }),
  );
  return apart === null ? placed : `${placed} ${writeStatement(apart, lang)}`;
}

/** The reason as the response holds it, in no language. */
export const wireOverruled = ({
  code,
  values,
  apart,
}: Overruled): NonNullable<ModelsReport['members'][number]['overruled_code']> => ({
  code,
  values: { ...values },
  apart: apart === null ? null : wireStatement(apart),
});
