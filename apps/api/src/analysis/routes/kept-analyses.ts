import type { Feature } from '../../http/api.ts';
import { cancelOne } from './cancel-one.ts';
import { keepOne } from './keep-one.ts';
import { listAnalyses } from './list-analyses.ts';
import { nameOne } from './name-one.ts';
import { readOne } from './read-one.ts';
import { readOneInput } from './read-one-input.ts';
import { readShared } from './read-shared.ts';
import { sendPreviews } from './send-previews.ts';
import { shareOne } from './share-one.ts';

/** The calls of analyses that were accepted (contract §2, "Analyses"). */
export const keptAnalyses: readonly Feature[] = [
  cancelOne,
  keepOne,
  listAnalyses,
  nameOne,
  readOne,
  readOneInput,
  readShared,
  sendPreviews,
  shareOne,
];
