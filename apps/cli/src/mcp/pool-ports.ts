import { MessageChannel } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
import type { AssistantPorts, Watch } from '@elucida/assistants/ports';
import { QuestionRejected } from '@elucida/assistants/questions';
import { STAGES, type Stage } from '@elucida/engine/stages';
import { Piscina } from 'piscina';
import type { AssistantAnswer, AssistantJob } from './job.ts';

const threadFile = fileURLToPath(new URL('./mcp-thread.js', import.meta.url));

/** How far an analysis has come, 0–1, by its stage: proposing and judging take nearly all of the time. */
const BEGINS: Readonly<Record<Stage, number>> = {
  digitise: 0,
  interpret: 0.05,
  propose: 0.1,
  judge: 0.75,
  report: 0.95,
};
const overall = (stage: Stage, fraction: number): number => {
  const next = STAGES[STAGES.indexOf(stage) + 1];
  return BEGINS[stage] + fraction * ((next ? BEGINS[next] : 1) - BEGINS[stage]);
};

/** Answers of the engine in threads of this process: a question that is cancelled ends its thread. */
export function poolPorts({ threads }: { readonly threads: number }): AssistantPorts & {
  close(): Promise<void>;
} {
  const pool = new Piscina({
    filename: threadFile,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: Infinity,
  });

  async function ask<Value>(job: AssistantJob, { signal, progress }: Watch): Promise<Value> {
    const { port1, port2 } = new MessageChannel();
    port1.on('message', ({ stage, fraction }: { stage: Stage; fraction: number }) =>
      progress(overall(stage, fraction), stage),
    );
    try {
      const answer = (await pool.run(
        { job, port: port2 },
        { transferList: [port2], signal },
      )) as AssistantAnswer;
      if (!answer.ok) throw new QuestionRejected(answer.message);
      return answer.value as Value;
    } finally {
      port1.close();
    }
  }

  return {
    identify: (question, watch) => ask({ kind: 'identify', question }, watch),
    verify: (question, watch) => ask({ kind: 'verify', question }, watch),
    predict: (question, watch) => ask({ kind: 'predict', question }, watch),
    name: (question, watch) => ask({ kind: 'name', question }, watch),
    isomers: (question, watch) => ask({ kind: 'isomers', question }, watch),
    close: () => pool.destroy(),
  };
}
