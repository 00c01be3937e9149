import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Histogram, type Registry } from 'prom-client';
import type { Analyser } from '../../adapters/analyser/analyser.ts';
import { isReady } from '../../db/migrate.ts';
import type { Database } from '../../db/open-database.ts';
import { ApiError } from '../../http/api-error.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

/** Whether a request was made on this machine itself, and not for somebody else by a proxy that runs here. */
export function isLocal(request: Pick<FastifyRequest, 'headers'> & { readonly raw: { readonly socket: { readonly remoteAddress?: string | undefined } } }): boolean {
  return LOOPBACK.test(request.raw.socket.remoteAddress ?? '') && FORWARDED.every((name) => request.headers[name] === undefined);
}

/** Seconds: reads are milliseconds, analyses up to three minutes. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 180];

interface Sources { readonly figures: Registry; readonly db: Database; readonly analyser: Analyser }

/**
 * GET /metrics, in Prometheus' text format: how long requests take and how they end, what runs and waits, what uploads
 * hold, and whether the database answers. Only for who asks from this machine; for anybody else there is nothing here.
 */
export function serveMetrics(app: FastifyInstance, { figures, db, analyser }: Sources): void {
  const registers = [figures];
  const requests = new Histogram({ name: 'elucida_http_request_seconds', help: 'Time until a request was answered', labelNames: ['method', 'route', 'status'], buckets: BUCKETS_S, registers });
  new Gauge({ name: 'elucida_analyses_running', help: 'Analyses under way in this process', registers, collect() { this.set(analyser.load.running); } });
  new Gauge({ name: 'elucida_analyses_waiting', help: 'Analyses waiting in this process', registers, collect() { this.set(analyser.load.waiting); } });
  new Gauge({ name: 'elucida_uploads_held_bytes', help: 'Bodies of requests held in memory', registers, collect() { this.set(app.uploads.heldBytes); } });
  new Gauge({ name: 'elucida_database_ready', help: '1 while the database answers and is migrated', registers, async collect() { this.set((await isReady(db)) ? 1 : 0); } });

  app.addHook('onResponse', async (request, reply) => {
    // By the route's pattern and not by its address: ids and structures would make a figure each.
    const route = (request.routeOptions.url ?? 'none').replace(/^\/api(?=\/)/, '');
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isLocal(request)) throw new ApiError('not_found');
    return reply.type(figures.contentType).header('cache-control', 'no-store').send(await figures.metrics());
  });
}
