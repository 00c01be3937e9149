import { randomUUID } from 'node:crypto';
import { createAssistantServer } from '@elucida/assistants/create-server';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import packageJson from '../../package.json' with { type: 'json' };
import { ASSISTANT_BOUNDS } from '../bounds/api.ts';
import type { Context } from '../context.ts';
import type { UserRow } from '../db/account-tables.ts';
import { keptAnalyses } from './kept-analyses.ts';
import { serverPorts } from './server-ports.ts';

/** One assistant's session. */
export interface Session {
  readonly transport: StreamableHTTPServerTransport;
  readonly userId: string;
  /** As of its last request. */
  user: UserRow;
  usedAt: number;
}

/**
 * The sessions of assistants in this process, each of one account. They hold no results: a client whose
 * session is gone begins a new one, as the protocol asks.
 */
export class Sessions {
  readonly #sessions = new Map<string, Session>();
  readonly #context: Context;
  readonly #timer: NodeJS.Timeout;

  constructor(context: Context) {
    this.#context = context;
    this.#timer = setInterval(() => this.#dropIdle(), ASSISTANT_BOUNDS.idleMs / 2);
    this.#timer.unref();
    context.closing.addEventListener('abort', () => void this.#close());
  }

  get size(): number {
    return this.#sessions.size;
  }

  /** A session of this account; undefined where there is none of that id. */
  find(id: string, user: UserRow): Session | undefined {
    const session = this.#sessions.get(id);
    if (session === undefined || session.userId !== user.id) return undefined;
    session.user = user;
    session.usedAt = performance.now();
    return session;
  }

  /** A new session, kept once its client has introduced itself. The longest unused give way. */
  async begin(user: UserRow): Promise<Session> {
    const session: Session = {
      user,
      userId: user.id,
      usedAt: performance.now(),
      transport: new StreamableHTTPServerTransport({
        sessionIdGenerator: randomUUID,
        onsessioninitialized: (id) => {
          this.#sessions.set(id, session);
          this.#makeRoom(user.id);
        },
        onsessionclosed: (id) => void this.#sessions.delete(id),
      }),
    };
    const server = createAssistantServer(
      serverPorts(() => session.user, this.#context),
      { version: packageJson.version, reports: keptAnalyses(user.id, this.#context) },
    );
    // The transport's types are of a looser compiler setting (exactOptionalPropertyTypes).
    await server.connect(session.transport as Parameters<typeof server.connect>[0]);
    return session;
  }

  #makeRoom(userId: string): void {
    const { sessionsOfAccount, sessionsMax } = ASSISTANT_BOUNDS;
    const oldest = [...this.#sessions].sort(([, a], [, b]) => a.usedAt - b.usedAt);
    const own = oldest.filter(([, session]) => session.userId === userId);
    for (const [id] of own.slice(0, Math.max(0, own.length - sessionsOfAccount))) this.#drop(id);
    for (const [id] of oldest.slice(0, Math.max(0, this.#sessions.size - sessionsMax)))
      this.#drop(id);
  }

  #dropIdle(): void {
    const before = performance.now() - ASSISTANT_BOUNDS.idleMs;
    for (const [id, { usedAt }] of this.#sessions) if (usedAt < before) this.#drop(id);
  }

  #drop(id: string): void {
    const session = this.#sessions.get(id);
    this.#sessions.delete(id);
    void session?.transport.close().catch(() => {
      // A stream that is gone already needs no closing.
    });
  }

  async #close(): Promise<void> {
    clearInterval(this.#timer);
    for (const id of [...this.#sessions.keys()]) this.#drop(id);
  }
}
