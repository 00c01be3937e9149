import { eachTechnique } from '../../techniques/technique-texts.ts';
import { techniques } from '../../techniques/eu.ts';
import type { common as english } from '../en/common.ts';

export const common: typeof english = {
  productName: 'Elucida',
  loading: 'Kargatzen…',
  retry: 'Saiatu berriro',
  cancel: 'Utzi',
  close: 'Itxi',
  copy: 'Kopiatu',
  copied: 'Kopiatuta',
  optional: 'aukerakoa',
  inUse: 'erabiltzen da',
  somethingWrong: 'Zerbaitek huts egin du orri honetan.',
  somethingWrongHelp:
    'Zure zirriborroak nabigatzaile honetan gordeta daude. Jarraitzeko, kargatu orria berriro.',
  notKept: 'Orri hau ezin da konexiorik gabe ireki.',
  notKeptHelp:
    'Ez da lehenago nabigatzaile honetan ireki. Irekita izan dituzunak irakur ' +
    'ditzakezu; kargatu hau berriro konexioa duzunean.',
  reload: 'Kargatu orria berriro',
  partMissing: 'Orriaren zati hau ezin da erakutsi. Egiaztatu konexioa eta kargatu berriro orria.',
  technique: eachTechnique(techniques, 'name'),
  provider: {
    openai: 'OpenAI',
    google: 'Google',
    anthropic: 'Anthropic',
    local: 'operadorearen AA zerbitzaria',
  },
  languageName: { en: 'English', es: 'Español', eu: 'Euskara' },
  timeAgo: {
    seconds_one: 'duela segundo {{count}}',
    seconds_other: 'duela {{count}} segundo',
    minutes_one: 'duela minutu {{count}}',
    minutes_other: 'duela {{count}} minutu',
    hours_one: 'duela ordu {{count}}',
    hours_other: 'duela {{count}} ordu',
  },
};
