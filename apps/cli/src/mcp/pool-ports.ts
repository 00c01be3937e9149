import { MessageChannel } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
import type { AnalysisResponse } from '@elucida/contract/analysis';
import type { AssistantPorts, Watch } from '@elucida/assistants/ports';
import { QuestionRejected } from '@elucida/assistants/questions';
import { overallProgress } from '@elucida/assistants/overall-progress';
import type { Stage } from '@elucida/engine/stages';
import { Piscina } from 'piscina';
import type { AssistantAnswer, AssistantJob } from './job.ts';

const threadFile = fileURLToPath(new URL('./mcp-thread.js', import.meta.url));

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
      progress(overallProgress(stage, fraction), stage),
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
    identify: async (question, watch) => ({
      response: await ask<AnalysisResponse>({ kind: 'identify', question }, watch),
      id: null,
    }),
    verify: (question, watch) => ask({ kind: 'verify', question }, watch),
    predict: (question, watch) => ask({ kind: 'predict', question }, watch),
    name: (question, watch) => ask({ kind: 'name', question }, watch),
    isomers: (question, watch) => ask({ kind: 'isomers', question }, watch),
    close: () => pool.destroy(),
  };
}
