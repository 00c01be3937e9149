import type { FastifyReply, FastifyRequest } from 'fastify';
import { BODY_BOUNDS } from '../../bounds/requests.ts';
import { DomainError } from '../../domain-error.ts';
import { holderOf, type Holder, type UploadBudget } from './upload-budget.ts';

const RETRY_S = 15;

/** The server holds as many bodies as it can. */
export const noRoom = () => new DomainError('busy', { retryAfterS: RETRY_S });

/**
 * What one request's body holds of the budget: nothing up to 256 kB, then all of it, byte for byte
 * as it comes. It is given back when the request is answered or its connection ends.
 */
export class HeldBody {
  readonly #budget: UploadBudget;
  readonly #holder: () => Holder;
  #received = 0;
  #taken: { readonly bytes: number; readonly holder: Holder } | undefined;

  constructor(budget: UploadBudget, request: FastifyRequest, reply: FastifyReply) {
    this.#budget = budget;
    // The session is read before the body is.
    this.#holder = () => holderOf(request.user);
    reply.raw.once('close', () => this.#giveBack());
  }

  /** Counts bytes that have come. False, and nothing counted, where there is no room for them. */
  take(bytes: number): boolean {
    const received = this.#received + bytes;
    if (received > BODY_BOUNDS.freeBytes) {
      const holder = this.#taken?.holder ?? this.#holder();
      const further = received - (this.#taken?.bytes ?? 0);
      if (!this.#budget.take(further, holder)) return false;
      this.#taken = { bytes: received, holder };
    }
    this.#received = received;
    return true;
  }

  /**
   * Refuses a body that says it is longer than there is room for, before it is read. `most`: what
   * is read of it at most.
   */
  refuseIfNoRoom(request: FastifyRequest, most: number): void {
    const announced = Math.min(Number(request.headers['content-length'] ?? 0), most);
    if (announced > BODY_BOUNDS.freeBytes && !this.#budget.fits(announced, this.#holder()))
      throw noRoom();
  }

  #giveBack(): void {
    if (this.#taken !== undefined) this.#budget.give(this.#taken.bytes, this.#taken.holder);
    this.#taken = undefined;
  }
}
