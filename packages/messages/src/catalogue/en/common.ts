import { eachTechnique } from '../../techniques/technique-texts.ts';
import { techniques } from '../../techniques/en.ts';

/** Words that several screens share. */
export const common = {
  productName: 'Elucida',
  loading: 'Loading…',
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  optional: 'optional',
  inUse: 'in use',
  somethingWrong: 'Something went wrong on this page.',
  somethingWrongHelp: 'Your drafts are kept in this browser. Reload the page to continue.',
  notKept: 'This page cannot be opened offline.',
  notKeptHelp:
    'It was not opened here before. Pages that were can be read; reload this one when ' +
    'you are connected again.',
  reload: 'Reload the page',
  partMissing:
    'This part of the page cannot be shown. Check your connection, then reload the page.',
  technique: eachTechnique(techniques, 'name'),
  provider: {
    openai: 'OpenAI',
    google: 'Google',
    anthropic: 'Anthropic',
    local: 'the operator’s own AI server',
  },
  languageName: { en: 'English', es: 'Español', eu: 'Euskara' },
  timeAgo: {
    seconds_one: '{{count}} second ago',
    seconds_other: '{{count}} seconds ago',
    minutes_one: '{{count}} minute ago',
    minutes_other: '{{count}} minutes ago',
    hours_one: '{{count}} hour ago',
    hours_other: '{{count}} hours ago',
  },
};
