import type { ReportLanguage } from '../job.ts';
import { MODEL_SENTENCES } from './catalogue.ts';
import type { Member } from './gather-members.ts';

/**
 * The failures of models as sentences: which one and why; and that nobody answered, where nobody
 * did.
 */
export function writeModelWarnings(members: readonly Member[], lang: ReportLanguage): string[] {
  if (members.length === 0) return [];
  const { failures, failedAgain, noneAnswered, cap, providers } = MODEL_SENTENCES[lang];
  const hasAnswered = ({ replies }: Member) => replies.some(({ answer }) => answer !== null);
  const none = !members.some(hasAnswered);
  if (none && members.every(({ last }) => last.failure === 'daily-cap')) return [cap()];
  const failed = members.flatMap((member) => {
    const { failure, model, provider } = member.last;
    if (failure === null) return [];
    const sentence = failures[failure]({ model: `${model} (${providers[provider]})` });
    return [hasAnswered(member) ? `${sentence} ${failedAgain()}` : sentence];
  });
  return none ? [...failed, noneAnswered()] : failed;
}
