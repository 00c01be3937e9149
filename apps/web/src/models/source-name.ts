import type { ModelsReport } from '@elucida/contract/models';
import type { TFunction } from 'i18next';

type Member = Pick<ModelsReport['members'][number], 'id' | 'provider' | 'model'>;

/**
 * An AI model by its provider's proper name: `OpenAI`; with its own name where the analysis asked
 * two of one provider.
 */
export function modelName(
  id: string,
  { t, members = [] }: { t: TFunction; members?: readonly Member[] },
): string {
  const [, provider = id, second] = /^([a-z]+)(?:_(\d+))?$/.exec(id) ?? [];
  const name = t(`common.provider.${provider as 'openai'}`, { defaultValue: provider });
  const member = members.find((each) => each.id === id);
  if (member && members.some((other) => other !== member && other.provider === member.provider))
    return `${name} ${member.model}`;
  return second === undefined ? name : `${name} (${second})`;
}

/** Who proposed a candidate, in words: one of our own sources, or an AI model. */
export function sourceName(
  source: string,
  { t, members }: { t: TFunction; members?: readonly Member[] | undefined },
): string {
  const own = t(`result.sources.${source as 'library'}`, { defaultValue: '' });
  return own === '' ? modelName(source, { t, members: members ?? [] }) : own;
}
