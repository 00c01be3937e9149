import type { ModelsReport } from '@elucida/contract/models';
import { OVERRULED, type OverruledCode } from '@elucida/spectra/statements/claims';
import type { ReportLanguage } from '../job.ts';
import { readCheck } from '../models/claims/read-check.ts';
import { writeCheck } from '../models/claims/write-check.ts';
import { writeOverruled, type Overruled } from '../models/overruled.ts';
import { readStatement } from './read-statement.ts';
import { holdsValues } from './value-checks.ts';

type Member = ModelsReport['members'][number];
type Claim = Member['proposals'][number]['claims'][number];

function translateClaim(claim: Claim, lang: ReportLanguage): Claim {
  const check = readCheck(claim);
  return check === null ? claim : { ...claim, text: writeCheck(check, lang) };
}

function translateOverruled(
  { overruled, overruled_code: stored }: Member,
  lang: ReportLanguage,
): string | null {
  if (!stored || !Object.hasOwn(OVERRULED, stored.code)) return overruled;
  const { code, values } = stored;
  if (!holdsValues(OVERRULED[code as OverruledCode], values)) return overruled;
  const apart = stored.apart && readStatement(stored.apart);
  if (apart === null && stored.apart !== null) return overruled;
  return writeOverruled({ code, values, apart } as unknown as Overruled, lang);
}

/**
 * What the judge says of AI models, in the language. What the models wrote themselves stays as they
 * wrote it.
 */
export const translateModels = (models: ModelsReport, lang: ReportLanguage): ModelsReport => ({
  ...models,
  members: models.members.map((member) => ({
    ...member,
    overruled: translateOverruled(member, lang),
    proposals: member.proposals.map((proposal) => ({
      ...proposal,
      claims: proposal.claims.map((claim) => translateClaim(claim, lang)),
    })),
  })),
});
