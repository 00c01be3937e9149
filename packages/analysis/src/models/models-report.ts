import type { ModelsReport } from '@elucida/contract/models';
import type { SecondIdentification } from '@elucida/engine/identify-again';
import type { ReportLanguage } from '../job.ts';
import type { PreparedJob } from '../prepare-job.ts';
import { compareReadings } from './compare-readings.ts';
import type { GatheredProposal } from './gather-proposals.ts';
import type { Member } from './gather-members.ts';
import { stateOverruled, wireOverruled, writeOverruled } from './overruled.ts';

type ReportedClaims = ModelsReport['members'][number]['proposals'][number]['claims'];

interface ReportInput {
  readonly members: readonly Member[];
  readonly proposals: readonly GatheredProposal[];
  readonly identification: SecondIdentification;
  readonly prepared: PreparedJob;
  readonly secondLook: boolean;
  readonly lang: ReportLanguage;
  /** The claims of a proposal, checked and written. */
  readonly checkClaims: (proposal: GatheredProposal) => ReportedClaims;
}

/** What became of the models in an analysis: `models` of its response. */
export function modelsReport({
  members,
  proposals,
  identification,
  prepared,
  secondLook,
  lang,
  checkClaims,
}: ReportInput): ModelsReport {
  const {
    request: { spectra },
    outcomes,
  } = prepared;
  // Those beyond the candidates that are answered have no place in their list.
  const ranks = new Map(identification.candidates.map(({ smiles, rank }) => [smiles, rank]));
  return {
    state: 'asked',
    second_look: secondLook,
    members: members.map(({ id, replies, last }) => {
      const own = proposals.filter((proposal) => proposal.id === id);
      const overruled = stateOverruled(own, identification, spectra);
      return {
        id,
        provider: last.provider,
        model: last.model,
        failure: last.failure,
        elapsed_ms: Math.round(replies.reduce((sum, { elapsed_ms: elapsed }) => sum + elapsed, 0)),
        cached: replies.every(({ cached }) => cached),
        proposals: own.map((gathered) => {
          const {
            round,
            smiles,
            verdict,
            judgedAs,
            proposal: { name, confidence, reasons },
          } = gathered;
          return {
            round,
            smiles,
            name,
            confidence,
            reasons,
            verdict,
            rank: judgedAs === null ? null : (ranks.get(judgedAs) ?? null),
            claims: checkClaims(gathered),
          };
        }),
        readings: compareReadings(replies, outcomes),
        overruled: overruled && writeOverruled(overruled, lang),
        overruled_code: overruled && wireOverruled(overruled),
      };
    }),
  };
}
