/** What of a page's texts depends on whether a model is configured: both sentences of each. */
export function conditional(value: unknown): { withAi: string; withoutAi: string | null }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { withAi, withoutAi } = value as { withAi?: string; withoutAi?: string };
  return withAi === undefined
    ? Object.values(value).flatMap(conditional)
    : [{ withAi, withoutAi: withoutAi ?? null }];
}

const SETTINGS = {
  contact_email: null,
  community_url: null,
  network_url: null,
  billing: 'test',
  direct_downgrade: false,
};
/** The settings of a server with or without a model. */
export const configured = (inUse: boolean) => ({
  'GET /api/settings': {
    json: { ...SETTINGS, ai_in_use: inUse, providers: [{ id: 'openai', in_use: inUse }] },
  },
});
