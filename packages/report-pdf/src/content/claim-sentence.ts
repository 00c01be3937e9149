import { readCheck } from '@elucida/analysis/models/claims/read-check';
import { writeCheck } from '@elucida/analysis/models/claims/write-check';
import type { Language } from '@elucida/contract/languages';
import type { ReportModels } from '@elucida/contract/report-models';

type Claim = ReportModels['members'][number]['proposals'][number]['claims'][number];

/**
 * A checked claim in the report's language; its sentence as it was written where this version does
 * not know the check or lacks one of its values.
 */
export function claimSentence(claim: Claim, lang: Language): string {
  const check = readCheck(claim);
  return check === null ? claim.text : writeCheck(check, lang);
}
