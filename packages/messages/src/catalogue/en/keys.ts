/** The account page's card about keys of the API; loaded with that page alone. */
export const keys = {
  heading: 'API keys',
  intro:
    'A key lets your own programs and AI assistants use Elucida in your name. Analyses and ' +
    'verifications they start count towards your day.',
  guide: 'How to use the API',
  onPro: 'The API is part of the Pro plan.',
  plans: 'See the plans',
  name: 'Name of the new key',
  nameHint: 'For example the program or computer that will use it.',
  create: 'Create a key',
  creating: 'Creating…',
  missingName: 'Please give the key a name.',
  created: 'The key is made. Copy it now: it is not shown again.',
  key: 'Your new key',
  copy: 'Copy the key',
  copied: 'Copied.',
  copyFailed: 'The browser did not allow copying. Select the key and copy it.',
  made: (when: string) => `Created: ${when}`,
  used: (when: string) => `Last used: ${when}`,
  unused: 'Not used yet',
  withdraw: 'Withdraw',
  withdrawOf: (name: string) => `Withdraw the key: ${name}`,
  sure: (name: string) => `Withdraw the key “${name}”?`,
  sureHint: 'Programs that use it are refused from then on. This cannot be undone.',
  withdrawn: 'The key is withdrawn.',
};
