import { existsSync } from 'node:fs';
import { jobOfCase, parseCase } from '@elucida/cli/case-file';
import { modelsOfEnvironment } from '@elucida/cli/models/configured';
import { questionOf } from '@elucida/cli/models/question-of';
import { UsageError } from '@elucida/cli/options';
import { ONE_BY_ONE, ask, type AskOptions } from './ask.ts';
import { caseQuestion, type BenchCase } from '../cases/bench-case.ts';
import { estimateCost } from './estimate-cost.ts';
import { modelAlone } from './model-alone.ts';
import type { Answer } from './answer.ts';
import { HEADER, lineOf } from './print-summary.ts';

/** Cases that are a row of a table. */
export interface Group {
  readonly name: string;
  readonly cases: readonly BenchCase[];
}

interface ModelsBench {
  readonly groups: readonly Group[];
  readonly options: Omit<AskOptions, 'source'>;
  /** File of recorded answers. */
  readonly recording: string | undefined;
  /** Whether providers are asked for what it does not hold. */
  readonly live: boolean;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly print: (line: string) => void;
}

/**
 * The engine alone, each model alone, and all together on the same cases. Replays a recording;
 * `live` asks the providers, after an estimate of the cost.
 */
export async function benchModels({
  groups,
  options,
  recording,
  live,
  environment,
  print,
}: ModelsBench): Promise<void> {
  if (recording === undefined)
    throw new UsageError(
      '--models needs --recording FILE: answers are replayed from it, and with --live asked for and written there',
    );
  if (!live && !existsSync(recording))
    throw new UsageError(`${recording} does not exist; --live asks the models and writes it`);
  const models = modelsOfEnvironment(environment);
  const cases = groups.flatMap((group) => group.cases);
  if (live) {
    const questions = [];
    for (const c of cases)
      questions.push(
        await questionOf(
          jobOfCase(parseCase(JSON.stringify(caseQuestion(c))), {
            ...options,
            ...ONE_BY_ONE,
            models: true,
          }),
        ),
      );
    estimateCost(questions, models, environment.AI_PRICES).forEach(print);
  }
  const together = await ask(cases.map(caseQuestion), {
    ...options,
    source: { models, recording, live, withAlone: true },
  });
  const aloneOf = (id: string): ReadonlyMap<string, Answer> =>
    new Map([...together].map(([name, answer]) => [name, modelAlone(answer, id)]));
  const engine = new Map(
    [...together].map(([id, answer]): [string, Answer] => [
      id,
      { id, status: 'error', ...answer.engine_alone },
    ]),
  );
  for (const { name, cases: own } of [...groups, { name: 'all', cases }].filter(
    (group) => group.cases.length > 0,
  )) {
    print(`\n${name}\n${HEADER}`);
    print(lineOf('engine alone', own, engine));
    for (const { id, provider, model } of models)
      print(lineOf(`${provider}:${model} alone`, own, aloneOf(id)));
    print(lineOf('together', own, together));
  }
  const failed = [...together.values()].filter(({ status }) => status === 'error');
  if (failed.length > 0) print(`\n${failed.length} cases failed; the first: ${failed[0].detail}`);
}
