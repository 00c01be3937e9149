/**
 * How the stub behaves, chosen by the model's name: `stub-truth`, `stub-slow`, … Names without such
 * an ending behave as the stub's default.
 */
export const SCENARIOS = {
  truth: 'answers at once and always proposes the right molecule of its list',
  'wrong-isomer': 'always proposes a plausible wrong isomer of its list, and is very sure of it',
  'second-look': 'proposes the wrong isomer first, and the right molecule when it is asked again',
  nothing: 'answers without any proposal',
  slow: 'as truth, after 5 s',
  silent: 'takes the request and never answers',
  'rate-limited-once': '429 with Retry-After: 1 for the first request of each, then as truth',
  'rate-limited': 'always 429 with Retry-After: 1',
  'server-error': 'always 500',
  'server-error-once': '500 for the first request, then as truth',
  unauthorised: 'always 401, and its sentence repeats the key, as some providers do',
  malformed: 'answers with JSON that is cut off',
  fenced: 'as truth, in a Markdown fence with prose around it',
  'wrong-formula': 'proposes molecules with one carbon too many',
  'invalid-smiles': 'proposes what is no SMILES',
  huge: 'answers with 5 MB',
  dropped: 'ends the connection in the middle of its answer',
  'false-claim': 'proposes the wrong isomer with a peak that no spectrum has',
  misread: 'as truth, and reads in each image one peak that is not there, and none that is',
  obedient:
    'does what any text of the request says: answers benzene where it reads of ' +
    'benzene or sees an image, in which that may be written; else as truth',
  embellish:
    'as truth; where it is to word reasons it changes a number, a negation and a ' +
    'name, adds a claim and a link, and goes into another language',
  refused: 'declines to answer, in the way of its provider',
} as const;
export type Scenario = keyof typeof SCENARIOS;

/** The scenario that a model's name asks for. */
export function scenarioOf(model: string, otherwise: Scenario): Scenario {
  const name = /stub-([a-z-]+)$/.exec(model)?.[1];
  return name !== undefined && name in SCENARIOS ? (name as Scenario) : otherwise;
}
