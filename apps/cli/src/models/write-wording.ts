import type { ReportLanguage } from '@elucida/analysis/job';
import type { AnalysisResponse } from '@elucida/contract/analysis';
import { common as commonEn } from '@elucida/messages/catalogue/en/common';
import { common as commonEs } from '@elucida/messages/catalogue/es/common';
import { common as commonEu } from '@elucida/messages/catalogue/eu/common';
import { models as en } from '@elucida/messages/pages/en/models';
import { models as es } from '@elucida/messages/pages/es/models';
import { models as eu } from '@elucida/messages/pages/eu/models';

const TEXTS = {
  en: { ...en.wording, provider: commonEn.provider },
  es: { ...es.wording, provider: commonEs.provider },
  eu: { ...eu.wording, provider: commonEu.provider },
} as const;

/**
 * The reasons as a model words them, in Markdown, to follow the report in our words; where there is
 * no such wording, why. Empty where none was asked for.
 */
export function writeWording(
  { reasons = [], wording }: AnalysisResponse,
  lang: ReportLanguage,
): string {
  if (wording === undefined) return '';
  const { provider, model, failure, points, refused } = wording;
  const text = TEXTS[lang];
  const name = `${model} (${text.provider[provider]})`;
  const left = refused > 0 ? ` ${text.refused(refused)}` : '';
  if (points.length === 0)
    return `\n${failure !== null ? text.failed(name) : refused > 0 ? `${text.own}${left}` : text.unchanged(name)}\n`;
  const worded = new Map(points.map((each) => [each.point, each.text]));
  const lines = reasons.map((reason, index) => `- ${worded.get(index) ?? reason.text}\n`);
  return `\n${text.by(name)}${left}\n\n${lines.join('')}`;
}
