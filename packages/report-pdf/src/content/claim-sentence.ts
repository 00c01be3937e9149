import { writeCheck } from '@elucida/analysis/models/claims/write-check';
import { MODEL_SENTENCES } from '@elucida/analysis/models/catalogue';
import type { Language } from '@elucida/contract/languages';
import type { ReportModels } from '@elucida/contract/report-models';
import type { ClaimCode } from '@elucida/messages/models/sentences-en';

type Claim = ReportModels['members'][number]['proposals'][number]['claims'][number];

/**
 * A checked claim in the report's language; its sentence as it was written where this version does
 * not know the check or lacks one of its values.
 */
export function claimSentence({ code, values, text }: Claim, lang: Language): string {
  if (!Object.hasOwn(MODEL_SENTENCES[lang].claims, code)) return text;
  const sentence = writeCheck({ code: code as ClaimCode, values }, lang);
  return sentence.includes('undefined') ? text : sentence;
}
