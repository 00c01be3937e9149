import type { FastifyBaseLogger } from 'fastify';

/** Where what happened is written for the operators. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
