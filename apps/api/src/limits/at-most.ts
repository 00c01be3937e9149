import { DomainError } from '../domain-error.ts';

/** Does work while less than `most` of it is under way. Throws `DomainError`: `busy`, for the rest. */
export function atMost(most: number, { retryAfterS }: { retryAfterS: number }) {
  let underWay = 0;
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (underWay >= most) throw new DomainError('busy', { retryAfterS });
    underWay++;
    try {
      return await work();
    } finally {
      underWay--;
    }
  };
}
