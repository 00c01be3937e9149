import type { Language } from '../catalogue/language.ts';

/** Calls of the public API that the guide lists, as `METHOD /path`. */
export type GuideCall =
  | 'POST /v1/analyses'
  | 'GET /v1/analyses'
  | 'GET /v1/analyses/{id}'
  | 'DELETE /v1/analyses/{id}'
  | 'POST /v1/verifications'
  | 'GET /v1/verifications/{id}'
  | 'DELETE /v1/verifications/{id}'
  | 'GET /v1/names'
  | 'GET /v1/isomers'
  | 'POST /v1/predictions';

/** Words of the page about the API. They load with it. */
export interface ApiGuideText {
  readonly heading: string;
  readonly lead: string;
  readonly key: string;
  readonly keyLink: string;
  readonly document: string;
  readonly reference: string;
  readonly rulesHeading: string;
  /** Markdown, one paragraph each. */
  readonly rules: readonly string[];
  readonly callsHeading: string;
  readonly calls: Readonly<Record<GuideCall, string>>;
  readonly example: (call: string) => string;
  readonly assistantsHeading: string;
  readonly assistants: readonly string[];
}

/** The words in a language, fetched when they are first asked for. */
export const loadApiGuideText = async (language: Language): Promise<ApiGuideText> =>
  ((await import(`./${language}/api-guide.ts`)) as { apiGuide: ApiGuideText }).apiGuide;
