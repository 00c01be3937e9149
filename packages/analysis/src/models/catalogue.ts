import { modelSentencesEn, type ModelSentences } from '@elucida/messages/models/sentences-en';
import { modelSentencesEs } from '@elucida/messages/models/sentences-es';
import { modelSentencesEu } from '@elucida/messages/models/sentences-eu';
import type { ReportLanguage } from '../job.ts';

/** What is said of AI models, by language. */
export const MODEL_SENTENCES: Readonly<Record<ReportLanguage, ModelSentences>> = {
  en: modelSentencesEn,
  es: modelSentencesEs,
  eu: modelSentencesEu,
};
