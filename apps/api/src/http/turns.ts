import type { Socket } from 'node:net';
import type { TURN_BOUNDS } from '../bounds/requests.ts';

export type TurnBounds = { readonly [Key in keyof typeof TURN_BOUNDS]: number };

/**
 * What became of a request that asked for its turn: it has it, it was refused, or its client has
 * gone.
 */
export type Turn = 'begun' | 'refused' | 'gone';
type Settle = (turn: Turn) => void;

/** Somebody's requests that are worked on, and those that wait for one of them to end. */
class Line {
  #working = 0;
  readonly #waiting = new Set<Settle>();
  readonly #atOnce: number;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  get empty(): boolean {
    return this.#working === 0 && this.#waiting.size === 0;
  }

  /** Settles as begun at once, or when its turn has come. */
  enter(settle: Settle): void {
    if (this.#working >= this.#atOnce) return void this.#waiting.add(settle);
    this.#working++;
    settle('begun');
  }

  /** Settles one that waits, or all of them; for one that does not wait: nothing. */
  dismiss(turn: Turn, only: Iterable<Settle> = this.#waiting): void {
    for (const settle of [...only]) if (this.#waiting.delete(settle)) settle(turn);
  }

  end(): void {
    const [next] = this.#waiting;
    if (next === undefined) return void this.#working--;
    this.#waiting.delete(next);
    next('begun');
  }
}

/**
 * Turns of requests: one at a time of a connection, a few at once of an address. Whoever sends many
 * waits for their own, and the work for one address between two pieces of another's is bounded.
 */
export class Turns {
  readonly #connections = new WeakMap<Socket, Line>();
  readonly #addresses = new Map<string, Line>();
  readonly #bounds: TurnBounds;

  constructor(bounds: TurnBounds) {
    this.#bounds = bounds;
  }

  /**
   * The next request of a connection begins when the answer before has left this process: what a
   * client does not read is not piled up.
   */
  ofConnection(socket: Socket): Promise<Turn> {
    const line = this.#lineOf(socket);
    if (line.waiting >= this.#bounds.pipelinedMax) return Promise.resolve('refused');
    return new Promise((resolve) => line.enter(resolve));
  }

  #lineOf(socket: Socket): Line {
    const known = this.#connections.get(socket);
    if (known !== undefined) return known;
    const line = new Line(1);
    this.#connections.set(socket, line);
    socket.once('close', () => line.dismiss('gone'));
    return line;
  }

  endOfConnection(socket: Socket): void {
    this.#connections.get(socket)?.end();
  }

  /** One of the address' few. `gone` ends the wait of a request whose client has left. */
  ofAddress(address: string, gone: AbortSignal): Promise<Turn> {
    const line = this.#addresses.get(address) ?? new Line(this.#bounds.addressRequestsMax);
    this.#addresses.set(address, line);
    if (line.waiting >= this.#bounds.addressWaitingMax) return Promise.resolve('refused');
    return new Promise((resolve) => {
      const settle = (turn: Turn) => {
        clearTimeout(timer);
        gone.removeEventListener('abort', left);
        resolve(turn);
      };
      const left = () => line.dismiss('gone', [settle]);
      const timer = setTimeout(() => line.dismiss('refused', [settle]), this.#bounds.waitMs);
      gone.addEventListener('abort', left, { once: true });
      line.enter(settle);
    });
  }

  /**
   * The next one begins in another turn of the event loop: fifty requests that wait for nothing
   * would otherwise be worked on in one turn, in which nobody else is heard.
   */
  endOfAddress(address: string): void {
    setImmediate(() => {
      const line = this.#addresses.get(address);
      line?.end();
      if (line?.empty === true) this.#addresses.delete(address);
    });
  }
}
