import {
  checkNotes,
  type CheckedNotes,
  type NotesToCheck,
} from '@elucida/analysis/isomers/check-notes';
import { guideMaker, type GuideAnswer } from '@elucida/analysis/isomers/make-guide';
import type { ReportLanguage } from '@elucida/analysis/job';
import { lookUpStructure } from '@elucida/analysis/names/look-up-structure';
import type { IsomersRequest } from '@elucida/contract/isomers';
import type { NamesResponse } from '@elucida/contract/names';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import type { Job, Jobs } from '../threads/job.ts';

/**
 * What the isomer thread can do. The samples have what is slow at first: a name to be parsed,
 * shifts to be predicted.
 */
export interface IsomerJobs extends Jobs {
  readonly 'make-guide': Job<IsomersRequest, GuideAnswer>;
  readonly 'check-notes': Job<NotesToCheck, CheckedNotes>;
  readonly 'look-up-structure': Job<
    { readonly text: string; readonly lang: ReportLanguage },
    NamesResponse
  >;
}

export const isomerJobs = (predictor: ShiftPredictor): IsomerJobs => ({
  'make-guide': {
    run: guideMaker({ predictor }),
    sample: { name: '1-ethoxypropan-2-ol', lang: 'en', offset: 0, limit: 10 },
  },
  'check-notes': {
    run: (asked) => checkNotes(asked, { predictor }),
    sample: { formula: 'CH4', lang: 'en', isomers: [] },
  },
  'look-up-structure': {
    run: ({ text, lang }) => lookUpStructure(text, lang),
    sample: { text: 'CCO', lang: 'en' },
  },
});
