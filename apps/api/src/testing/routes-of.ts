import type { FastifyInstance } from 'fastify';

/**
 * Every route that the server answers, whoever registered it: `GET /history/:id`. Read from the
 * router's own tree.
 */
export function routesOf(server: FastifyInstance): string[] {
  const above: string[] = [];
  return server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)$/.exec(line);
      if (found === null) return [];
      const depth = found[1]!.length / 4;
      above[depth] = (above[depth - 1] ?? '') + found[2]!;
      return found[3]!
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${above[depth]}`);
    });
}
