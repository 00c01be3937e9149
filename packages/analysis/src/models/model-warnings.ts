import { MODEL_FAILURES, type ModelFailure } from '@elucida/contract/models';
import { PROVIDERS, type Provider } from '@elucida/contract/settings';
import type { ReportLanguage } from '../job.ts';
import { MODEL_SENTENCES } from './catalogue.ts';
import type { Member } from './gather-members.ts';

/** What went wrong with the models of an analysis. */
export type ModelWarning =
  | {
      readonly code: 'model-failed' | 'model-failed-again';
      readonly values: {
        readonly failure: ModelFailure;
        readonly provider: Provider;
        readonly model: string;
      };
    }
  | {
      readonly code: 'model-none-answered' | 'model-cap';
      readonly values: Readonly<Record<string, never>>;
    };

/** The failures of models: which one and why; and that nobody answered, where nobody did. */
export function modelWarnings(members: readonly Member[]): ModelWarning[] {
  if (members.length === 0) return [];
  const hasAnswered = ({ replies }: Member) => replies.some(({ answer }) => answer !== null);
  const none = !members.some(hasAnswered);
  if (none && members.every(({ last }) => last.failure === 'daily-cap'))
    return [{ code: 'model-cap', values: {} }];
  const failed = members.flatMap((member): ModelWarning[] => {
    const { failure, model, provider } = member.last;
    if (failure === null) return [];
    const code = hasAnswered(member) ? 'model-failed-again' : 'model-failed';
    return [{ code, values: { failure, provider, model } }];
  });
  return none ? [...failed, { code: 'model-none-answered', values: {} }] : failed;
}

/** A failure of a model as a sentence. */
export function writeModelWarning(warning: ModelWarning, lang: ReportLanguage): string {
  const { failures, failedAgain, noneAnswered, cap, providers } = MODEL_SENTENCES[lang];
  if (warning.code === 'model-cap') return cap();
  if (warning.code === 'model-none-answered') return noneAnswered();
  const { failure, model, provider } = warning.values;
  const sentence = failures[failure]({ model: `${model} (${providers[provider]})` });
  return warning.code === 'model-failed-again' ? `${sentence} ${failedAgain()}` : sentence;
}

/** A failure of a model as a response holds it, read back; null where it is none. */
export function readModelWarning(
  code: string,
  { failure, provider, model }: Readonly<Record<string, unknown>>,
): ModelWarning | null {
  if (code === 'model-cap' || code === 'model-none-answered') return { code, values: {} };
  if (code !== 'model-failed' && code !== 'model-failed-again') return null;
  const reason = MODEL_FAILURES.find((each) => each === failure);
  const whose = PROVIDERS.find((each) => each === provider);
  return reason === undefined || whose === undefined || typeof model !== 'string'
    ? null
    : { code, values: { failure: reason, provider: whose, model } };
}
