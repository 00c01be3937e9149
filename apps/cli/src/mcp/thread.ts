// One thread of the assistants' server: loads the engine once, then answers question after question.
import type { MessagePort } from 'node:worker_threads';
import { unattended, type Task } from '@elucida/engine/stages';
import { loadEnvironment } from '../environment.ts';
import { answerJob } from './answer-job.ts';
import type { AssistantAnswer, AssistantJob } from './job.ts';

const environment = loadEnvironment();

export default async function answer({
  job,
  port,
}: {
  readonly job: AssistantJob;
  readonly port: MessagePort;
}): Promise<AssistantAnswer> {
  const task: Task = {
    ...unattended,
    progress: (stage, fraction) => port.postMessage({ stage, fraction }),
  };
  try {
    return await answerJob(job, { ...(await environment), task });
  } finally {
    port.close();
  }
}
