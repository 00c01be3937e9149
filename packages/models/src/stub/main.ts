// `npm run models:stub`: AI providers that are none, on loopback, to try the product with models
// and without keys.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { SCENARIOS, type Scenario } from './scenarios.ts';
import { startModelsStub } from './start-stub.ts';

const USAGE = `Usage: npm run models:stub -- [--port 8199] [--scenario NAME] [--molecules FILE.json]

Plays OpenAI, Google, Anthropic and an OpenAI-compatible server. A model's name chooses what
it does: openai:stub-truth, local:stub-slow, …
${Object.entries(SCENARIOS)
  .map(([name, what]) => `  ${name.padEnd(18)} ${what}`)
  .join('\n')}

--scenario: for models whose names choose nothing (default truth).
--molecules: what it proposes, a list of {"formula", "truth": {"smiles", "name"}, "wrong": {"smiles",
  "name"}}, formulas in Hill order.
`;

const molecule = z.object({ smiles: z.string(), name: z.string() });
const moleculesSchema = z.array(
  z.object({ formula: z.string(), truth: molecule, wrong: molecule }),
);

function fail(message: string): never {
  process.stderr.write(`${message}\n\n${USAGE}`);
  process.exit(2);
}

const options = {
  port: { type: 'string' },
  scenario: { type: 'string' },
  molecules: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** What `read` gives; else the stub ends with a sentence and how it is used. */
function orFail<Value>(read: () => Value, sentence: string): Value {
  try {
    return read();
  } catch (error) {
    return fail(`${sentence} ${error instanceof Error ? error.message : String(error)}`);
  }
}

const { values } = orFail(() => parseArgs({ options }), 'The stub does not understand this:');
if (values.help === true) {
  process.stdout.write(USAGE);
  process.exit(0);
}
if (values.scenario !== undefined && !(values.scenario in SCENARIOS))
  fail(`There is no scenario "${values.scenario}".`);
const port = Number(values.port ?? 8_199);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  fail('--port must be a whole number from 0 to 65535.');
const { molecules: file } = values;
const molecules =
  file === undefined
    ? undefined
    : orFail(
        () => moleculesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))),
        `${file} is no list of molecules:`,
      );
const stub = await startModelsStub({
  port,
  scenario: values.scenario as Scenario | undefined,
  ...(molecules === undefined ? {} : { molecules }),
}).catch((error: unknown) =>
  fail(
    `Port ${port} cannot be used: ${error instanceof Error ? error.message : String(error)}. ` +
      '--port 0 takes any that is free.',
  ),
);
process.stdout.write(`The stub plays AI providers at ${stub.address}. In another terminal:

${Object.entries(stub.env)
  .map(([name, value]) => `${name}=${value} \\`)
  .join('\n')}
AI_MODEL_A=openai:stub-truth AI_MODEL_B=anthropic:stub-wrong-isomer npm start
`);
