import { LANGUAGES } from '@elucida/spectra/languages';
import { z } from 'zod';

export { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@elucida/spectra/languages';

export const languageSchema = z.enum(LANGUAGES);
