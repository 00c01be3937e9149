// What the tests that go through every call know of each. A new call has its row here.

export const ROLES = ['visitor', 'unverified', 'free', 'basic', 'pro', 'other', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Who gets what from every route of the API: the status for a visitor, an unverified user, a
 * verified one on each plan (the one on Free owns the item where there is one), another verified
 * user, and an admin. A call without a row fails the first tests of `authorization.test.ts`.
 */
export const STATUSES: Readonly<
  Record<
    string,
    readonly [
      visitor: number,
      unverified: number,
      free: number,
      basic: number,
      pro: number,
      other: number,
      admin: number,
    ]
  >
> = {
  'POST /auth/register': [200, 200, 200, 200, 200, 200, 200],
  'POST /auth/login': [200, 200, 200, 200, 200, 200, 200],
  'POST /auth/logout': [200, 200, 200, 200, 200, 200, 200],
  'GET /auth/me': [401, 200, 200, 200, 200, 200, 200],
  'POST /auth/verify': [400, 400, 400, 400, 400, 400, 400],
  'POST /auth/verify/resend': [200, 200, 200, 200, 200, 200, 200],
  'GET /auth/verify/wait': [401, 200, 200, 200, 200, 200, 200],
  'POST /auth/forgot': [200, 200, 200, 200, 200, 200, 200],
  // Without a token, and without the password.
  'POST /auth/reset': [400, 400, 400, 400, 400, 400, 400],
  'POST /auth/password': [401, 403, 403, 403, 403, 403, 403],
  'POST /auth/email': [401, 403, 403, 403, 403, 403, 403],
  'POST /auth/email/verify': [401, 400, 400, 400, 400, 400, 400],
  'GET /auth/sessions': [401, 200, 200, 200, 200, 200, 200],
  'DELETE /auth/sessions/:id': [401, 404, 404, 404, 404, 404, 404],
  'GET /stats/quota': [401, 200, 200, 200, 200, 200, 200],
  'GET /me/plan': [401, 200, 200, 200, 200, 200, 200],
  'POST /analyze': [401, 403, 200, 200, 200, 200, 200],
  'POST /analyze/manual': [401, 403, 200, 200, 200, 200, 200],
  'GET /analyses': [401, 200, 200, 200, 200, 200, 200],
  'GET /analyses/:id': [401, 404, 200, 404, 404, 404, 404],
  'GET /analyses/:id/input': [401, 404, 200, 404, 404, 404, 404],
  'GET /analyses/:id/images/:position': [401, 404, 200, 404, 404, 404, 404],
  'PATCH /analyses/:id': [401, 404, 200, 404, 404, 404, 404],
  'DELETE /analyses/:id': [401, 404, 200, 404, 404, 404, 404],
  'POST /analyses/:id/keep': [401, 404, 200, 404, 404, 404, 404],
  'POST /analyses/:id/share': [401, 404, 200, 404, 404, 404, 404],
  'DELETE /analyses/:id/share': [401, 404, 200, 404, 404, 404, 404],
  'GET /shared/:token': [200, 200, 200, 200, 200, 200, 200],
  'GET /shared/:token/images/:position': [200, 200, 200, 200, 200, 200, 200],
  'GET /history': [401, 200, 200, 200, 200, 200, 200],
  'POST /history': [401, 200, 200, 200, 200, 200, 200],
  'GET /history/count': [401, 200, 200, 200, 200, 200, 200],
  'GET /history/count_month': [401, 200, 200, 200, 200, 200, 200],
  'GET /history/:id': [401, 404, 200, 404, 404, 404, 404],
  'GET /history/:id/pictures/:index': [401, 404, 200, 404, 404, 404, 404],
  'DELETE /history/:id': [401, 404, 200, 404, 404, 404, 404],
  'DELETE /history/unlisted': [401, 200, 200, 200, 200, 200, 200],
  'GET /history.csv': [401, 403, 403, 200, 200, 403, 403],
  'GET /history/:id/csv': [401, 403, 403, 404, 404, 403, 403],
  'GET /blog': [200, 200, 200, 200, 200, 200, 200],
  'GET /blog/:slug': [200, 200, 200, 200, 200, 200, 200],
  'POST /feedback': [200, 200, 200, 200, 200, 200, 200],
  'POST /images/describe': [401, 200, 200, 200, 200, 200, 200],
  'POST /export_pdf': [401, 200, 200, 200, 200, 200, 200],
  'POST /isomers': [401, 200, 200, 200, 200, 200, 200],
  // No model is configured.
  'POST /isomers/notes': [401, 403, 404, 404, 404, 404, 404],
  'GET /names': [200, 200, 200, 200, 200, 200, 200],
  'GET /practice/problems': [200, 200, 200, 200, 200, 200, 200],
  'GET /practice/problems/:id': [200, 200, 200, 200, 200, 200, 200],
  'GET /practice/problems/:id/hints/:kind': [200, 200, 200, 200, 200, 200, 200],
  'GET /practice/problems/:id/solution': [200, 200, 200, 200, 200, 200, 200],
  'POST /practice/problems/:id/replies': [200, 200, 200, 200, 200, 200, 200],
  'GET /practice/exercises': [200, 200, 200, 200, 200, 200, 200],
  'GET /practice/exercises/:id': [200, 200, 200, 200, 200, 200, 200],
  'POST /practice/exercises/:id/replies': [200, 200, 200, 200, 200, 200, 200],
  'GET /practice/exercises/:id/solution': [200, 200, 200, 200, 200, 200, 200],
  'GET /structures.svg': [200, 200, 200, 200, 200, 200, 200],
  'GET /structures.mol': [200, 200, 200, 200, 200, 200, 200],
  'GET /settings': [200, 200, 200, 200, 200, 200, 200],
  'GET /account/export': [401, 200, 200, 200, 200, 200, 200],
  // Without the password: whoever may delete their account is asked for it.
  'DELETE /account': [401, 422, 422, 422, 422, 422, 422],
  'GET /admin/overview': [401, 403, 403, 403, 403, 403, 200],
  'GET /admin/users': [401, 403, 403, 403, 403, 403, 200],
  'GET /admin/users/count': [401, 403, 403, 403, 403, 403, 200],
  'POST /admin/users/:id/toggle_admin': [401, 403, 403, 403, 403, 403, 200],
  'POST /admin/users/:id/toggle_whitelist': [401, 403, 403, 403, 403, 403, 200],
  'POST /admin/users/:id/change_plan': [401, 403, 403, 403, 403, 403, 200],
  'POST /admin/users/:id/reset_daily': [401, 403, 403, 403, 403, 403, 200],
  'GET /admin/audit': [401, 403, 403, 403, 403, 403, 200],
  'POST /practice/progress': [401, 200, 200, 200, 200, 200, 200],
  'DELETE /practice/progress': [401, 200, 200, 200, 200, 200, 200],
  'GET /practice/sets': [401, 200, 200, 200, 200, 200, 200],
  'POST /practice/sets': [401, 403, 200, 200, 200, 200, 200],
  'GET /practice/sets/:id': [401, 404, 200, 404, 404, 404, 404],
  'GET /practice/sets/:id/solutions': [401, 404, 200, 404, 404, 404, 404],
  'GET /practice/sets/:id/problems/:place/choices': [401, 404, 200, 404, 404, 404, 404],
  'PATCH /practice/sets/:id': [401, 404, 200, 404, 404, 404, 404],
  'DELETE /practice/sets/:id': [401, 404, 200, 404, 404, 404, 404],
  'DELETE /practice/sets/:id/students/:student': [401, 404, 200, 404, 404, 404, 404],
  'GET /practice/shared/:token': [200, 200, 200, 200, 200, 200, 200],
  'POST /practice/shared/:token/students': [200, 200, 200, 200, 200, 200, 200],
  'GET /practice/shared/:token/answers': [200, 200, 200, 200, 200, 200, 200],
  'GET /practice/shared/:token/problems/:place': [200, 200, 200, 200, 200, 200, 200],
  'GET /practice/shared/:token/problems/:place/hints/:kind': [200, 200, 200, 200, 200, 200, 200],
  'POST /practice/shared/:token/problems/:place/exercise-replies': [
    200, 200, 200, 200, 200, 200, 200,
  ],
  'POST /practice/shared/:token/problems/:place/replies': [200, 200, 200, 200, 200, 200, 200],
  'GET /account/keys': [401, 403, 403, 403, 200, 403, 200],
  'POST /account/keys': [401, 403, 403, 403, 200, 403, 200],
  'DELETE /account/keys/:id': [401, 403, 403, 403, 200, 403, 200],
  'GET /account/webhooks': [401, 403, 403, 403, 200, 403, 200],
  'POST /account/webhooks': [401, 403, 403, 403, 200, 403, 200],
  'DELETE /account/webhooks/:id': [401, 403, 403, 403, 200, 403, 200],
  'POST /verifications': [401, 403, 200, 200, 200, 200, 200],
  'GET /verifications/:id': [401, 404, 200, 404, 404, 404, 404],
  'DELETE /verifications/:id': [401, 404, 200, 404, 404, 404, 404],
  // Only Pro and unlimited accounts can have a key.
  'POST /v1/analyses': [401, 401, 401, 401, 202, 401, 202],
  'GET /v1/analyses': [401, 401, 401, 401, 200, 401, 200],
  'GET /v1/analyses/:id': [401, 401, 401, 401, 200, 401, 200],
  'DELETE /v1/analyses/:id': [401, 401, 401, 401, 200, 401, 200],
  'POST /v1/verifications': [401, 401, 401, 401, 200, 401, 200],
  'GET /v1/verifications/:id': [401, 401, 401, 401, 200, 401, 200],
  'DELETE /v1/verifications/:id': [401, 401, 401, 401, 200, 401, 200],
  'GET /v1/names': [401, 401, 401, 401, 200, 401, 200],
  'GET /v1/isomers': [401, 401, 401, 401, 200, 401, 200],
  'POST /v1/predictions': [401, 401, 401, 401, 200, 401, 200],
  // Without a session's id only the first message is taken.
  'POST /mcp': [401, 401, 401, 401, 200, 401, 200],
  'GET /mcp': [401, 401, 401, 401, 400, 401, 400],
  'DELETE /mcp': [401, 401, 401, 401, 400, 401, 400],
  'POST /stripe/checkout': [401, 200, 200, 200, 200, 200, 200],
  'POST /stripe/portal': [401, 200, 200, 200, 200, 200, 200],
  'POST /stripe/sync': [401, 200, 200, 200, 200, 200, 200],
  // No key is set: there is nobody to sign an event.
  'POST /stripe/webhook': [404, 404, 404, 404, 404, 404, 404],
  'POST /account/plan': [401, 403, 403, 403, 403, 403, 403],
  'GET /stripe/test/checkout/:id': [401, 404, 200, 404, 404, 404, 404],
  'POST /stripe/test/checkout/:id': [401, 404, 303, 404, 404, 404, 404],
  'GET /stripe/test/portal/:id': [401, 404, 200, 404, 404, 404, 404],
  'POST /stripe/test/portal/:id': [401, 404, 303, 404, 404, 404, 404],
  'GET /demo_example.json': [404, 404, 404, 404, 404, 404, 404],
  'POST /examples': [404, 404, 404, 404, 404, 404, 404],
  'GET /examples/:id': [404, 404, 404, 404, 404, 404, 404],
  'GET /examples/:id/images/:position': [404, 404, 404, 404, 404, 404, 404],
};

/** Calls that read neither database nor disk: nothing outside them can fail. */
export const STEADY = [
  'GET /settings',
  'GET /structures.svg',
  'GET /structures.mol',
  'GET /demo_example.json',
  'POST /examples',
  'POST /stripe/webhook',
  'POST /auth/logout',
];
/** Calls open to anyone, each with a bad request. Without one there is nothing to refuse. */
export const BAD: Readonly<Record<string, string>> = {
  'GET /blog': '/blog?lang=xx',
  'GET /blog/:slug': '/blog/none',
  'GET /names': '/names',
  'GET /structures.svg': '/structures.svg',
  'GET /structures.mol': '/structures.mol',
  'GET /demo_example.json': '/demo_example.json',
  'GET /examples/:id': '/examples/none',
  'GET /examples/:id/images/:position': '/examples/none/images/0',
  'GET /shared/:token': '/shared/none',
  'GET /shared/:token/images/:position': '/shared/none/images/0',
};
/** Calls without a parameter that are open to anyone. */
export const NEVER_REFUSED = ['GET /settings', 'GET /practice/problems', 'GET /practice/exercises'];
/**
 * Calls that let through only who has something of their own: a setting, a code, a password, a
 * plan. They have a test to themselves.
 */
export const OF_THEIR_OWN = [
  'POST /stripe/webhook',
  'POST /account/plan',
  'GET /demo_example.json',
  'POST /examples',
  'GET /examples/:id',
  'GET /examples/:id/images/:position',
  'DELETE /account',
  'POST /auth/verify',
  'POST /auth/reset',
  'POST /auth/password',
  'POST /auth/email',
  'POST /auth/email/verify',
  'DELETE /auth/sessions/:id',
  'GET /history/:id/csv',
];
/** Queries of good calls, by path. */
export const QUERIES: Readonly<Record<string, string>> = { '/names': '?q=ethanol' };
/** Bodies of good calls to what does not exist, by path. */
export const BODIES: Readonly<Record<string, object>> = {
  '/auth/register': { email: 'x@example.org', password: '123456', name: 'x' },
  '/auth/login': { email: 'x@example.org', password: '123456' },
  '/auth/verify': { email: 'x@example.org', code: '123456' },
  '/auth/verify/resend': { email: 'x@example.org' },
  '/auth/forgot': { email: 'x@example.org' },
  '/auth/reset': { token: 'x', password: '123456' },
  '/feedback': { message: 'x' },
  '/practice/problems/:id/replies': { structure: 'C' },
  '/practice/exercises/:id/replies': { step: 0 },
  '/practice/progress': {
    rating: { value: 1100, deviation: 350, volatility: 0.06 },
    attempts: {},
  },
  '/practice/sets': { title: 'x', problems: [{ id: 'x' }] },
  '/practice/shared/:token/students': { name: 'x' },
  '/practice/shared/:token/problems/:place/replies': { structure: 'C' },
  '/practice/shared/:token/problems/:place/exercise-replies': { step: 0 },
};
