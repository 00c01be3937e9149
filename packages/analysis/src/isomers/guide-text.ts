import { guideEn } from '@elucida/messages/isomers/guide-en';
import { guideEs } from '@elucida/messages/isomers/guide-es';
import { guideEu } from '@elucida/messages/isomers/guide-eu';
import type { IsomerGuideText } from '@elucida/messages/isomers/guide-text';
import type { ReportLanguage } from '../job.ts';

export const GUIDE_TEXT: Readonly<Record<ReportLanguage, IsomerGuideText>> = {
  en: guideEn,
  es: guideEs,
  eu: guideEu,
};
