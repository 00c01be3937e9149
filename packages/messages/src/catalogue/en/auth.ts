/** Sign in and register (specification §5 and §8, letter for letter). */
export const auth = {
  login: {
    heading: 'Sign in',
    submit: 'Sign in',
    busy: 'Signing in…',
    toggle: 'I have an account',
  },
  register: {
    heading: 'Create an account',
    submit: 'Create account',
    busy: 'Creating the account…',
    toggle: 'I am new here',
  },
  forgot: {
    link: 'Forgot your password?',
    heading: 'Reset your password',
    intro: 'Enter the email of your account, and we will send you a link to choose a new password.',
    submit: 'Send the link',
    busy: 'Sending…',
    sent:
      'If there is an account with this email, a link to choose a new password is on its ' +
      'way. It is valid for 30 minutes.',
    notArrived: 'Nothing arrived? Look in the spam folder and check the email you entered.',
    back: 'Back to sign in',
  },
  reset: {
    heading: 'Choose a new password',
    intro: 'It replaces the old one, and ends all sessions of your account.',
    password: 'New password',
    submit: 'Change password',
    busy: 'Changing…',
    done: 'Your password is changed. All sessions are ended; sign in again.',
    incomplete: 'This link is incomplete. Open it again from the mail, or request a new one.',
    request: 'Request a new link',
  },
  choose: 'Sign in or create an account',
  intro:
    'An account stores your analyses and tracks your daily limit. The Free plan has 5 analyses a day.',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  passwordRule: 'At least 6 characters.',
  invalidEmail: 'Please enter a valid email address.',
  passwordMinimum: 'The password must be at least 6 characters.',
  nameMinimum: 'Name is required (min. 1 character).',
  emailHint: 'Check your email format or try a different address.',
  passwordHint: 'Verify your password (minimum length or correctness).',
  invalidData: 'Invalid data.',
  authenticationError: 'Authentication error.',
  validationError: 'Validation error.',
  networkError: 'Network error. Please try again.',
};
