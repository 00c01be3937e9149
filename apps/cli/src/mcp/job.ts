import type { IdentifyQuestion } from '@elucida/assistants/ports';
import type { IsomersRequest } from '@elucida/contract/isomers';
import type { Language } from '@elucida/contract/languages';
import type { PredictionRequest } from '@elucida/contract/predictions';
import type { VerificationQuestion } from '@elucida/contract/verification';

/** One question of an assistant, as it goes to a thread. */
export type AssistantJob =
  | { readonly kind: 'identify'; readonly question: IdentifyQuestion }
  | { readonly kind: 'verify'; readonly question: VerificationQuestion }
  | { readonly kind: 'predict'; readonly question: PredictionRequest }
  | { readonly kind: 'name'; readonly question: { q: string; lang: Language } }
  | { readonly kind: 'isomers'; readonly question: IsomersRequest };

/** What a thread answers: a value, or why the question cannot be answered. */
export type AssistantAnswer =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };
