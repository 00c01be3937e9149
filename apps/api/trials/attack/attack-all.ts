import type { Kind } from '../../src/testing/databases.ts';
import { analysesAttack } from './analyses-attack.ts';
import { floodAttack } from './flood-attack.ts';
import { fuzzAttack } from './fuzz-attack.ts';
import { killAttack } from './kill-attack.ts';
import type { Serve } from './kill-round.ts';
import type { AttackName, Options } from './options.ts';
import type { Report } from './report.ts';
import { restartAttack } from './restart-attack.ts';
import type { RouteInfo } from './routes.ts';
import { slowAttack } from './slow-attack.ts';
import { hasEnded, openTarget, type Target } from './target.ts';
import { webhookAttack } from './webhooks/webhook-attack.ts';

interface AttackContext {
  readonly options: Options;
  readonly serve: Serve;
  /** Everything that the server answers. */
  readonly routes: readonly RouteInfo[];
  readonly report: Report;
  readonly say: (text: string) => void;
}

type Attack = (target: Target, kind: Kind, context: AttackContext) => Promise<void>;

const ATTACK: Readonly<Record<AttackName, Attack>> = {
  kill: (target, _kind, { options, report }) => killAttack(target, options, report),
  analyses: (target, _kind, { options, report }) =>
    analysesAttack(target, { seconds: options.analysesS }, report),
  restart: (target, kind, { options, report }) => restartAttack(kind, target, options, report),
  flood: (target, _kind, { options, routes, report }) =>
    floodAttack(target, options, { routes, report }),
  fuzz: (target, _kind, { options, routes, report }) =>
    fuzzAttack(target, {
      requests: Math.ceil(options.requests / 2),
      seed: options.seed,
      routes,
      report,
    }),
  slow: (target, _kind, { options, report }) => slowAttack(target, options, report),
  webhooks: (target, _kind, { report }) => webhookAttack(target, report),
};

/** A server that has ended leaves the other attacks a new one; that it ended is what was found. */
async function standing(target: Target, name: AttackName, report: Report): Promise<void> {
  if (!hasEnded(target)) return;
  const { exitCode, signalCode } = target.server.child;
  report.violated(
    `${name}, ${target.database}: the server's process ended with ${exitCode ?? signalCode}`,
  );
  target.server = await target.serve(target.env);
}

/** Makes the chosen attacks on a server of its own for each database, one after the other. */
export async function attackAll(kinds: readonly Kind[], context: AttackContext): Promise<void> {
  const { options, serve, report, say } = context;
  for (const kind of kinds) {
    if (kind.missing !== undefined) {
      report.violated(`${kind.name} was not attacked: ${kind.missing}`);
      continue;
    }
    await kind.start();
    const target = await openTarget({ database: kind.name, place: await kind.place(), serve });
    try {
      for (const name of options.only) {
        say(`${name}, ${kind.name} …`);
        await ATTACK[name](target, kind, context);
        await standing(target, name, report);
      }
    } finally {
      target.server.child.kill('SIGKILL');
      await target.server.ended;
      await kind.stop();
    }
  }
}
