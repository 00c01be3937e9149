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
  choose: 'Sign in or create an account',
  intro:
    'An account keeps your analyses and counts your daily limit. The Free plan has 5 analyses a day.',
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
