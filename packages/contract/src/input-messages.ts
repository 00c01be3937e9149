/**
 * What is said of missing or invalid input, letter for letter where the specification says it (§5 and §8). Each
 * is a sentence that needs no field's name before it.
 */
export const INPUT_MESSAGES = {
  email: 'Please enter a valid email address.',
  missingEmail: 'Missing email.',
  password: 'The password must be at least 6 characters.',
  name: 'Name is required (min. 1 character).',
  code: 'Enter your email and 6-digit code.',
  feedback: 'Please write something first.',
  formula: 'Please enter a molecular formula (e.g., C6H14O)',
  structure: 'Please enter a name.',
} as const;
