import { PROVIDERS, settingsSchema, type Settings } from '@elucida/contract/settings';
import type { Config } from '../../config.ts';
import type { Feature } from '../../http/api.ts';

/** Settings change with a restart; a minute is short enough for whoever watches one. */
const KEEP_S = 60;

/** What of the configuration the pages show. */
export function describeSettings(config: Config): Settings {
  // A cap of no call keeps the settings and asks nobody: nothing leaves the server then.
  const asked = config.ai.dailyCalls === 0 ? [] : config.ai.models;
  const providers = PROVIDERS.map((id) => ({
    id,
    in_use: asked.some(({ provider }) => provider === id),
  }));
  return {
    contact_email: config.links.contactEmail ?? null,
    community_url: config.links.community ?? null,
    network_url: config.links.network ?? null,
    providers,
    ai_in_use: providers.some((provider) => provider.in_use),
    billing: config.billing,
    direct_downgrade: config.allowDirectDowngrade,
  };
}

/**
 * GET /settings: contact addresses, AI providers in use, how billing runs. The same for everyone.
 */
export const settings: Feature = (api, { config }) => {
  const body = describeSettings(config);
  api.get(
    '/settings',
    { config: { access: 'anyone' }, schema: { response: { 200: settingsSchema } } },
    async (_request, reply) => {
      reply.header('cache-control', `public, max-age=${KEEP_S}`);
      return body;
    },
  );
};
