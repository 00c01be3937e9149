import type { AnalysesText } from '../analyses-text.ts';

export const analyses: AnalysesText = {
  titleOf: (formula) => `Analysis of ${formula}`,
  underWay: 'Under way',
  queued: 'Waiting for its turn',
  goesOn:
    'The analysis runs on the server. You can reload or close this page: it goes on, and you find it here again.',
  images: 'Images',
  ranking: {
    heading: 'First ranking',
    leader: 'Leading so far',
    mayChange: 'It may still change until the analysis ends.',
  },
  cancel: {
    button: 'Cancel the analysis',
    busy: 'Cancelling…',
    free: 'If you cancel now, it does not count towards your daily limit.',
    counts: 'There is a ranking already: if you cancel now, it still counts as an analysis.',
  },
  connection: {
    lost: 'No connection. The analysis goes on, and this page reconnects by itself.',
    again: 'Connected again.',
  },
  ended: {
    cancelled: 'This analysis was cancelled.',
    failed: 'This analysis failed.',
    counted: 'It counted towards your daily limit.',
    notCounted: 'It did not count towards your daily limit.',
    again: 'Open the input and run it again',
  },
  missing: {
    heading: 'No such analysis',
    text:
      'It may belong to another account, or it was deleted. Analyses that are not in your ' +
      'history are kept for 30 days.',
  },
  signIn: 'Sign in to see this analysis.',
  actions: {
    label: 'What to do with it',
    files: 'Download',
    change: 'Change something and run again',
    keep: 'Keep in history',
    kept: 'In your history',
    print: 'Print',
    history: 'Open the history',
    start: 'Start another analysis',
  },
  longer: {
    heading: 'Search longer',
    intro:
      'The search ended before it had looked at every isomer. It can go on from the ' +
      'candidates found, as a new analysis of the same data with a page of its own. You see' +
      ' what leads meanwhile, and how much time is left.',
    counts:
      'It goes on for at least as long as you choose, unless every isomer was looked at ' +
      'before, and counts as one analysis.',
    minutes: (minutes) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    plans: 'Free allows 1 minute, Basic 3 and Pro 10.',
    busy: 'Starting…',
  },
  keptUntil: (date) => `Not in your history. It is kept until ${date}.`,
  ownPage: 'Open it on a page of its own',
  notes: {
    heading: 'Title and notes',
    title: 'Title',
    comments: 'Notes',
    hint: 'Only you see the notes, also when you share the result.',
    edit: 'Edit title and notes',
    add: 'Add a title or notes',
    save: 'Save',
    saved: 'Saved.',
  },
  share: {
    heading: 'Share',
    intro:
      'Anyone with the link can read the result. They see neither your name nor your notes, ' +
      'and search engines do not list it.',
    create: 'Create a link',
    link: 'Link to the result',
    copy: 'Copy the link',
    copied: 'Link copied.',
    copyFailed: 'The browser did not allow copying. Select the link and copy it.',
    withdraw: 'Withdraw the link',
    withdrawn: 'The link no longer works.',
  },
  shared: {
    note:
      'Shared results can be read without an account: the molecule, how sure Elucida is of it, and ' +
      'the evidence, peak by peak.',
    missing: 'This link does not work',
    missingText: 'It was withdrawn, or it is incomplete. Ask whoever sent it to you.',
  },
  open: {
    heading: 'Under way',
    watch: (what) => `Watch ${what}`,
  },
  unsaved: {
    heading: 'Not in your history',
    intro: 'These analyses are kept for 30 days after they end.',
    uncertain: 'Not certain',
  },
};
