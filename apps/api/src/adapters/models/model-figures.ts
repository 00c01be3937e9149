import type { ModelCall } from '@elucida/models/panel';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Seconds: an answer takes some, with thinking up to the limit of a minute. */
const BUCKETS_S = [1, 2.5, 5, 10, 20, 30, 45, 60];

export interface ModelFigures {
  /**
   * A call begins; what is returned is to be called with what came of it, also where that is
   * nothing.
   */
  begin(model: {
    readonly provider: string;
    readonly model: string;
  }): (call: ModelCall | null, cost: number | null) => void;
  cached(model: { readonly provider: string; readonly model: string }): void;
}

/** What calls to models take, for GET /metrics. */
export function modelFigures(registry: Registry): ModelFigures {
  const registers = [registry];
  const labelNames = ['provider', 'model'] as const;
  const calls = new Counter({
    name: 'elucida_model_calls_total',
    help: 'Calls to AI models by how they ended',
    labelNames: [...labelNames, 'outcome'],
    registers,
  });
  const tokens = new Counter({
    name: 'elucida_model_tokens_total',
    help: 'Tokens as the providers counted them',
    labelNames: [...labelNames, 'direction'],
    registers,
  });
  const dollars = new Counter({
    name: 'elucida_model_cost_dollars_total',
    help: 'Cost of the calls whose model has a price in AI_PRICES',
    labelNames,
    registers,
  });
  const seconds = new Histogram({
    name: 'elucida_model_seconds',
    help: 'Time until a model answered or failed',
    labelNames,
    buckets: BUCKETS_S,
    registers,
  });
  const running = new Gauge({
    name: 'elucida_model_calls_running',
    help: 'Calls to AI models under way in this process',
    registers,
  });
  return {
    begin({ provider, model }) {
      const labels = { provider, model };
      const ended = seconds.startTimer(labels);
      running.inc();
      return (call, cost) => {
        running.dec();
        ended();
        calls.inc({
          ...labels,
          outcome: call === null ? 'cancelled' : (call.reply.failure ?? 'answered'),
        });
        tokens.inc({ ...labels, direction: 'input' }, call?.usage.input ?? 0);
        tokens.inc({ ...labels, direction: 'output' }, call?.usage.output ?? 0);
        // A model without a price has no figure: none of 0 either, which would be untrue.
        if (cost !== null) dollars.inc(labels, cost);
      };
    },
    cached: ({ provider, model }) => calls.inc({ provider, model, outcome: 'cached' }),
  };
}
