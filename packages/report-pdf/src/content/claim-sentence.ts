import { MODEL_SENTENCES } from '@elucida/analysis/models/catalogue';
import { writeValues } from '@elucida/analysis/report/write-statement';
import type { Language } from '@elucida/contract/languages';
import type { ReportModels } from '@elucida/contract/report-models';

type Claim = ReportModels['members'][number]['proposals'][number]['claims'][number];

/** A checked claim in the report's language; of a check that this version does not know, its sentence as it was written. */
export function claimSentence({ code, values, text }: Claim, lang: Language): string {
  const { claims } = MODEL_SENTENCES[lang];
  if (!Object.hasOwn(claims, code)) return text;
  let complete = true;
  const known = new Proxy(writeValues(values, lang), { get: (all, name: string) => (Object.hasOwn(all, name) ? all[name] : ((complete = false), '')) });
  const sentence = claims[code as keyof typeof claims](known);
  return complete ? sentence : text;
}
