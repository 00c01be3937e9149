import type { Language } from '../catalogue/language.ts';

/** Words about the relative configuration of an answer; they load with it, and the printed report has them too. */
export interface ConfigurationText {
  readonly heading: string;
  /** What the drawing is called for who cannot see it. */
  readonly drawing: (name: string) => string;
  /** How sure it is, from 90 % on. */
  readonly stated: (percent: string) => string;
  readonly condition: string;
  /** Nothing tells it from its mirror image. */
  readonly mirror: string;
  readonly complete: string;
  /** Centres and double bonds, as labels of atoms. */
  readonly open: (elements: string) => string;
  /** Where a result does not list them. */
  readonly openUnlisted: string;
  readonly undecided: string;
  readonly reasons: string;
  readonly columns: {
    readonly signal: string;
    readonly measured: string;
    readonly expected: string;
    readonly otherwise: string;
  };
  /** What is measured of a contact through space. */
  readonly contact: string;
  readonly distances: string;
  readonly diastereomers: string;
  readonly more: (count: number) => string;
}

/** The words in a language, fetched when they are first asked for. */
export const loadConfigurationText = async (language: Language): Promise<ConfigurationText> =>
  ((await import(`./${language}/configuration.ts`)) as { configuration: ConfigurationText })
    .configuration;
