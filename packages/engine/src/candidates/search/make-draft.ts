import type { Composition } from '../generator/compositions.ts';
import type { Draft } from './draft.ts';
import type { Random } from './random.ts';

/** Fills a draft with a molecule of the composition; false when it got stuck: try again. */
export type MakeDraft = (draft: Draft, composition: Composition, random: Random) => boolean;
