/** Quota, on its screen and in the chip next to the Analyze button. */
export const usage = {
  heading: 'Usage and quota',
  used: 'Used today',
  limit: 'Daily limit',
  remaining: 'Left today',
  unlimited: 'Unlimited',
  progress: 'Share of today’s limit in use',
  resets: 'Resets {{when}}',
  serverTime: 'Server time {{when}}',
  refresh: 'Refresh',
  signedOut: 'Sign in to see your analyses of today.',
  reached:
    'You have reached today’s limit. You can run analyses again after the next reset; your ' +
    'history and manual editing remain available.',
  chip_one: '{{count}} of {{limit}} left today, resets {{time}}',
  chip_other: '{{count}} of {{limit}} left today, resets {{time}}',
  chipUnlimited: 'Unlimited analyses',
  history: {
    heading: 'Room in your history',
    used: '{{used}} of {{limit}} in use',
    what: 'Saved analyses with small copies of their images. An image that appears in several of them counts once.',
    plans:
      'Free has {{free}}, Basic {{basic}}, Pro {{pro}}. When it is full, delete some ' +
      'analyses to save new ones; you can still run analyses.',
    unverified:
      'Until your email is verified there is room for the example and little more. After that, Free has {{limit}}.',
    unlisted_one:
      '{{count}} analysis is older than {{days}} days. Your plan no longer lists it, but it still takes up room.',
    unlisted_other:
      '{{count}} analyses are older than {{days}} days. Your plan no longer lists them, but they still take up room.',
    delete: 'Delete the older ones',
    confirm_one: 'Delete {{count}} analysis older than {{days}} days for good?',
    confirm_other: 'Delete {{count}} analyses older than {{days}} days for good?',
    confirmHint:
      'With a paid plan you would see them again. The export on your account page contains them.',
    yes: 'Yes, delete',
    no: 'Keep',
  },
  tips: {
    heading: 'Make each analysis count',
    one: 'Check the formula first: one wrong atom changes every candidate.',
    two: 'Give all the spectra of a compound together. They are evaluated as one case.',
    three: 'Correct a misread axis on the image’s card before you run.',
  },
  questions: {
    heading: 'Questions',
    what: 'What counts as an analysis?',
    whatAnswer:
      'One submission counts once, automatic or manual. Running again counts again. Exports do not count.',
    failed: 'What if the server fails?',
    failedAnswer: 'That analysis is not counted, nor is one in which no image can be read.',
    when: 'When does it reset?',
    whenAnswer: 'Once a day. Signed in, you see the time on this page.',
  },
};
