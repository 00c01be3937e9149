/** The account page's card about one's own data; loaded with that page alone. */
export const privacy = {
  heading: 'Your data',
  export: 'Download my data',
  exportHint:
    'Everything we keep about you in one JSON file: account, history, counts, feedback, billing.',
  delete: 'Delete my account',
  deleteHint: 'Permanently, including your history. It cannot be undone.',
  ask: 'Delete your account for good?',
  gone: 'Your account, history, daily counts and all sessions will be deleted.',
  paid: 'Your paid plan ends now too; what is left of the paid period is lost.',
  stays: 'Feedback you sent stays, without its link to you.',
  password: 'Your password',
  confirm: 'Yes, delete my account',
  busy: 'Deleting…',
  keep: 'Keep my account',
  deleted: 'Your account is deleted.',
  leave: 'Go to the home page',
};
