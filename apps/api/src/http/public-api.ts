import type { FastifyRequest } from 'fastify';

const PUBLIC = /^\/(api\/)?v1([/?]|$)/;

/** Whether a request is for the API of other programs, known address or not. */
export const isPublicApi = ({ url }: Pick<FastifyRequest, 'url'>): boolean => PUBLIC.test(url);
