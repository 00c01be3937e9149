import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { V1_SAMPLES } from '@elucida/contract/public-api-samples';
import { preloadModels } from '@elucida/models/providers/load-model';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { Registry } from 'prom-client';
import { createMailer } from './adapters/mail/create-mailer.ts';
import type { Analyser } from './adapters/analyser/analyser.ts';
import { createQueue } from './adapters/queue/create-queue.ts';
import type { Chemistry } from './adapters/chemistry/chemistry.ts';
import type { Isomers } from './adapters/isomers/isomers.ts';
import type { Mailer } from './adapters/mail/mailer.ts';
import { withModels } from './adapters/models/analyser-with-models.ts';
import { modelFigures } from './adapters/models/model-figures.ts';
import { serverAsk } from './adapters/models/server-ask.ts';
import { createPayments } from './adapters/payments/create-payments.ts';
import type { Printer } from './adapters/printer/printer.ts';
import { postWebhook, type PostWebhook } from './adapters/webhooks/post-webhook.ts';
import type { Texts } from './adapters/texts/texts.ts';
import { BODY_BOUNDS } from './bounds/requests.ts';
import { WEBHOOK_BOUNDS } from './bounds/webhooks.ts';
import type { SecretHasher } from './adapters/hasher/secret-hasher.ts';
import { CALL_SUMMARIES } from './call-summaries.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import type { Database } from './db/open-database.ts';
import { createReadiness } from './db/readiness.ts';
import { repeat } from './db/repeat.ts';
import { sweepRegularly } from './db/sweep.ts';
import { sweepStudents } from './practice/queries/sweep-students.ts';
import { sendMessages } from './webhooks/send-messages.ts';
import { removeUnverified } from './accounts/remove-unverified.ts';
import { createAnalysisWorker, type RoundsEveryMs } from './analysis/analysis-worker.ts';
import { countWaiting } from './analysis/queries/count-waiting.ts';
import { sweepAnalyses } from './analysis/queries/sweep-analyses.ts';
import { Watchers } from './analysis/watchers.ts';
import { queueFigures } from './metrics/queue-figures.ts';
import { serveMetrics } from './metrics/routes/serve-metrics.ts';
import { slotsOf } from './slots-of.ts';
import { featuresOf } from './features.ts';
import { bodyParsers } from './http/body-parsers.ts';
import { compressAnswers } from './http/compress-answers.ts';
import { documentation } from './http/documentation.ts';
import { endAnalysesOnClose } from './end-analyses-on-close.ts';
import { endConnectionsOnClose } from './http/end-connections.ts';
import { handleError, handleFrameworkError } from './http/error-handler.ts';
import { healthRoutes } from './http/health.ts';
import { servePages } from './http/pages.ts';
import { registerApi, type ApiRoute } from './http/register-api.ts';
import { securityHeaders } from './http/security-headers.ts';
import { takeTurns } from './http/take-turns.ts';

export interface AppOptions {
  readonly config: Config;
  /** Open and migrated. The app closes it. */
  readonly db: Database;
  readonly analyser: Analyser;
  readonly printer: Printer;
  readonly chemistry: Chemistry;
  readonly texts: Texts;
  readonly hasher: SecretHasher;
  readonly isomers: Isomers;
  /** Default: by https, to public addresses alone. */
  readonly postWebhook?: PostWebhook;
  /** Default: SMTP or the outbox, as the settings say. */
  readonly mailer?: Mailer;
  readonly clock?: Clock;
  /** Folder of the built web app. */
  readonly webDist: string;
  readonly logger?: FastifyServerOptions['logger'];
  /** Bytes of bodies held at once, of all requests together. */
  readonly uploadsHeldMax?: number | undefined;
  /**
   * Milliseconds that the AI models of one analysis are waited for; default that of
   * packages/models.
   */
  readonly modelsLimitMs?: number | undefined;
  /** How often analyses are renewed, and lost ones looked for; default those of bounds/queue.ts. */
  readonly roundsEveryMs?: RoundsEveryMs | undefined;
  /** Whether the documentation of the calls is written at the start, or when it is asked for. */
  readonly documentedOnStart?: boolean;
  /** Where GET /metrics reads its figures; the process may have put its own there. */
  readonly figures?: Registry;
}

export interface App {
  readonly server: FastifyInstance;
  /** The calls of the API and who may make them. */
  readonly routes: readonly ApiRoute[];
  /** Over when what expired before the start is removed; nobody needs to wait for it. */
  readonly swept: Promise<void>;
}

/**
 * A request must have come in whole by then: ten images over a slow line, and no connection held
 * open by a trickle.
 */
const RECEIVE_WITHIN_MS = 180_000;

/**
 * One proxy is in front of the server: the address that it saw counts, not what a client wrote into
 * the header before.
 */
const nearestProxy = (_address: string, hop: number) => hop === 0;

/** Without a model nothing of them is counted, and nobody gets here. */
const noModels = (): never => {
  throw new TypeError('no AI model is configured');
};

/** The whole application, not yet listening. Closing it closes what it was given. */
export async function buildApp({
  config,
  db,
  analyser: engine,
  printer,
  chemistry,
  texts,
  isomers,
  mailer,
  postWebhook: post = postWebhook,
  clock = systemClock,
  hasher,
  webDist,
  logger = false,
  uploadsHeldMax,
  modelsLimitMs,
  roundsEveryMs,
  documentedOnStart = true,
  figures = new Registry(),
}: AppOptions): Promise<App> {
  const app = Fastify({
    logger,
    trustProxy: config.trustProxy ? nearestProxy : false,
    genReqId: () => randomUUID(),
    frameworkErrors: handleFrameworkError,
    requestTimeout: RECEIVE_WITHIN_MS,
    bodyLimit: BODY_BOUNDS.freeBytes,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  });
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  const models = config.ai.models;
  const byModels = {
    models,
    askFor:
      models.length === 0
        ? noModels
        : serverAsk({ db, clock, config, figures: modelFigures(figures), log: app.log }),
  };
  const analyser =
    models.length === 0
      ? engine
      : withModels(engine, { ...byModels, texts, limitMs: modelsLimitMs });
  const queue = createQueue(db);
  const watchers = new Watchers(db);
  const worker = createAnalysisWorker({
    db,
    clock,
    queue,
    analyser,
    watchers,
    log: app.log,
    slots: slotsOf(config),
    everyMs: roundsEveryMs,
    ...queueFigures(figures),
  });
  const context: Context = {
    config,
    db,
    analyser,
    queue,
    watchers,
    stopHere: (id) => worker.cancel(id),
    printer,
    chemistry,
    texts,
    isomers,
    clock,
    hasher,
    closing: closing.signal,
    mailer: mailer ?? createMailer(config, { clock, log: app.log }),
    payments: await createPayments(config, { db, clock, log: app.log }),
  };

  app.setErrorHandler(handleError);
  app.decorateRequest('user', null);
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  endConnectionsOnClose(app);
  takeTurns(app);
  await securityHeaders(app, config.publicUrl);
  await app.register(cookie);
  compressAnswers(app);
  await bodyParsers(app, { uploadsHeldMax });
  await documentation(app, {
    summaries: CALL_SUMMARIES,
    samples: V1_SAMPLES,
    url: config.publicUrl,
    onStart: documentedOnStart,
  });
  await servePages(app, webDist);
  const readiness = createReadiness(db, app.log);
  healthRoutes(app, {
    readiness,
    closing: closing.signal,
    warm: Promise.all([
      chemistry.ready,
      texts.ready,
      models.length === 0 ? undefined : preloadModels(models),
    ]),
  });
  serveMetrics(app, {
    figures,
    readiness,
    analyser,
    countWaiting: () => countWaiting(context),
    token: config.metricsToken,
  });
  const routes = await registerApi(app, featuresOf({ webDist, byModels }), context);

  const sweeping = sweepRegularly(db, {
    clock,
    quotaTimeZone: config.quotaTimeZone,
    also: async () => {
      await removeUnverified({}, context);
      await sweepAnalyses(context);
      await sweepStudents(context);
    },
    onError: (err) => app.log.error({ err }, 'sweeping expired rows failed'),
  });
  const telling = repeat(() => sendMessages({ ...context, post, log: app.log }), {
    everyMs: WEBHOOK_BOUNDS.lookEveryMs,
    onError: (err) => app.log.error({ err }, 'sending webhooks failed'),
  });
  await worker.start();
  endAnalysesOnClose(app, { worker, watchers });
  app.addHook('onClose', async () => {
    const stopped = Promise.all([sweeping.stop(), worker.stop(), telling.stop()]);
    await context.mailer.close();
    await stopped;
    await analyser.close();
    await printer.close();
    await chemistry.close();
    await texts.close();
    await hasher.close();
    await isomers.close();
    await db.kysely.destroy();
  });
  await app.ready();
  return { server: app, routes, swept: sweeping.first };
}
