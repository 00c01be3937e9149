import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Histogram, type Registry } from 'prom-client';
import type { Analyser } from '../../adapters/analyser/analyser.ts';
import type { Readiness } from '../../db/readiness.ts';
import { DomainError } from '../../domain-error.ts';
import { isDirect } from './is-direct.ts';

/** Seconds: reads are milliseconds, analyses up to three minutes. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 180];

interface Sources {
  readonly figures: Registry;
  readonly readiness: Readiness;
  readonly analyser: Analyser;
  countWaiting(): Promise<number>;
  readonly token: string | undefined;
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const [given, wanted] = [
    Buffer.from(headers.authorization ?? ''),
    Buffer.from(`Bearer ${token}`),
  ];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/**
 * GET /metrics, in Prometheus' text format: how long requests take and how they end, what runs and
 * waits, what uploads hold, and whether the database is ready. Only for who asks from this machine,
 * or has the token where one is set; for anybody else there is nothing here.
 */
export function serveMetrics(
  app: FastifyInstance,
  { figures, readiness, analyser, countWaiting, token }: Sources,
): void {
  const registers = [figures];
  const requests = new Histogram({
    name: 'elucida_http_request_seconds',
    help: 'Time until a request was answered',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers,
  });
  new Gauge({
    name: 'elucida_analyses_running',
    help: 'Analyses under way in this process',
    registers,
    collect() {
      this.set(analyser.load.running);
    },
  });
  new Gauge({
    name: 'elucida_analyses_waiting',
    help: 'Analyses waiting for a worker, of all processes together',
    registers,
    async collect() {
      // While the database is away there is no figure: 0 would be untrue.
      const waiting = await countWaiting().catch(() => undefined);
      if (waiting === undefined) this.reset();
      else this.set(waiting);
    },
  });
  new Gauge({
    name: 'elucida_uploads_held_bytes',
    help: 'Bodies of requests held in memory',
    registers,
    collect() {
      this.set(app.uploads.heldBytes);
    },
  });
  new Gauge({
    name: 'elucida_database_ready',
    help: '1 while the database answers, is whole and takes writes',
    registers,
    async collect() {
      this.set((await readiness.find()) === null ? 1 : 0);
    },
  });

  app.addHook('onResponse', async (request, reply) => {
    // By the route's pattern and not by its address: ids and structures would make a figure each.
    const route = (request.routeOptions.url ?? 'none').replace(/^\/api(?=\/)/, '');
    requests.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1_000,
    );
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (token === undefined ? !isDirect(request) : !hasToken(request, token))
      throw new DomainError('not_found');
    return reply
      .type(figures.contentType)
      .header('cache-control', 'no-store')
      .send(await figures.metrics());
  });
}
