import { z } from 'zod';
import { ISOMERS_MAX_ATOMS } from './limits.ts';

/**
 * Every error the API answers: its closed code, its HTTP status and its English sentence. The web
 * translates by code;
 * scripts match on `detail` (contract §2). The one table of codes and statuses.
 */
export const ERRORS = {
  bad_request: { status: 400, detail: 'The request could not be understood.' },
  malformed_json: { status: 400, detail: 'The body is not valid JSON.' },
  malformed_multipart: { status: 400, detail: 'The form data is not valid multipart/form-data.' },
  wrong_code: {
    status: 400,
    detail: 'The code is wrong or has expired. Check it or request a new one.',
  },
  wrong_link: {
    status: 400,
    detail: 'This link is not valid or no longer valid. Please request a new one.',
  },
  bad_signature: { status: 400, detail: 'The signature of the webhook is not valid.' },
  not_signed_in: { status: 401, detail: 'You are not signed in. Please sign in first.' },
  invalid_key: {
    status: 401,
    detail: 'The API key is missing, wrong or withdrawn. Send it as "Authorization: Bearer el_…".',
  },
  wrong_credentials: { status: 401, detail: 'Wrong email or password.' },
  not_verified: {
    status: 403,
    detail: 'Your email is not verified. Please verify it to run analyses.',
  },
  not_admin: { status: 403, detail: 'Your account does not have admin privileges.' },
  plan_images: {
    status: 403,
    detail: 'The Free plan allows 1 image per analysis. Remove the others or upgrade your plan.',
  },
  plan_required: { status: 403, detail: 'Your plan does not include this.' },
  downgrade_off: {
    status: 403,
    detail: 'Direct downgrade is not available. Use the billing portal.',
  },
  billing_off: {
    status: 403,
    detail: 'Plans cannot be bought on this server at present. Nothing was charged.',
  },
  wrong_password: { status: 403, detail: 'The password is wrong.' },
  foreign_origin: { status: 403, detail: 'This request came from another site and was refused.' },
  not_found: { status: 404, detail: 'There is nothing here.' },
  conflict: { status: 409, detail: 'This contradicts the present state. Reload and try again.' },
  analysis_cancelled: { status: 409, detail: 'The analysis was cancelled.' },
  keys_full: {
    status: 409,
    detail: 'An account has at most 20 API keys. Withdraw one that you no longer use.',
  },
  webhooks_full: {
    status: 409,
    detail: 'An account has at most 5 webhooks. Remove one that you no longer use.',
  },
  sets_full: {
    status: 409,
    detail: 'An account has at most 100 sets of problems. Delete one that you no longer use.',
  },
  set_full: { status: 409, detail: 'This set has as many students as it can have.' },
  set_closed: { status: 409, detail: 'This set is past its due date: nothing is judged any more.' },
  already_on_plan: { status: 409, detail: 'You are on this plan already. Reload the page.' },
  email_taken: {
    status: 409,
    detail: 'An account with this email already exists. Sign in instead.',
  },
  same_email: { status: 409, detail: 'This is the email of your account already.' },
  admin_fixed: {
    status: 409,
    detail: "This account is an admin by the server's settings and cannot be revoked.",
  },
  history_full: {
    status: 409,
    detail: 'Your history holds 2,000 items, the most it can. Delete some to save new ones.',
  },
  history_bytes_full: {
    status: 409,
    detail:
      'Your history has no room left for this analysis. Delete some items to save new ' +
      'ones, or choose a plan with more room.',
  },
  history_unverified_full: {
    status: 403,
    detail:
      'Your email is not verified, and there is no more room in your history until it is. Please verify it.',
  },
  too_large: { status: 413, detail: 'The request is too large.' },
  file_too_large: {
    status: 413,
    detail: 'An image is larger than 10 MB. Save it smaller and try again.',
  },
  too_many_files: { status: 413, detail: 'At most 10 images can be analysed together.' },
  too_many_pixels: {
    status: 413,
    detail: 'An image has more than 40 megapixels. Scale it down and try again.',
  },
  image_too_long: {
    status: 413,
    detail: 'A side of an image is longer than 20,000 pixels. Scale it down and try again.',
  },
  image_too_narrow: {
    status: 413,
    detail:
      'An image is too long for its width: one side may be at most 50 times the other. ' +
      'Cut out the spectrum and try again.',
  },
  unsupported_media_type: {
    status: 415,
    detail: 'This address does not accept that kind of content.',
  },
  unsupported_image: { status: 415, detail: 'Only PNG and JPEG images are accepted.' },
  invalid_input: { status: 422, detail: 'Some of the input is not valid.' },
  invalid_formula: { status: 422, detail: 'The molecular formula is not valid.' },
  no_files: { status: 422, detail: 'Please select one or more images (PNG/JPG)' },
  no_peaks: {
    status: 422,
    detail: 'There is nothing to analyse yet. Please enter at least one peak or add an image.',
  },
  damaged_image: { status: 422, detail: 'An image is damaged or incomplete and cannot be opened.' },
  unreadable_image: { status: 422, detail: 'No spectrum could be read from the image.' },
  invalid_smiles: { status: 422, detail: 'The SMILES is not valid.' },
  set_molecule: {
    status: 422,
    detail:
      'A molecule of the set cannot be a problem: it needs one part of at most 30 heavy atoms, ' +
      'carbon among them, of C, H, N, O, S, Cl and Br.',
  },
  set_exercise: {
    status: 422,
    detail:
      'A molecule of the set cannot be this exercise: the judge must assign two signals or more, none of them ' +
      'contradicted, and for a mistake one step must be false so that the spectra show it.',
  },
  set_gives_away: {
    status: 422,
    detail:
      'A molecule occurs twice in the set, and its exercise would give away the answer to the other. ' +
      'Leave one of them out.',
  },
  unknown_name: {
    status: 422,
    detail:
      'No molecule of this name is known. Check the spelling, or enter a SMILES, an InChI or a formula.',
  },
  isomers_polymer: {
    status: 422,
    detail:
      'This is a polymer, which has no single formula. Enter its monomer or another single molecule.',
  },
  isomers_salt: {
    status: 422,
    detail:
      'This is a salt or a mixture of several parts. Enter one of its parts, e.g. the free acid or base.',
  },
  isomers_ion: { status: 422, detail: 'This is an ion. Enter the neutral molecule.' },
  isomers_element: {
    status: 422,
    detail: 'Isomers are listed for molecules of C, H, N, O, S, P, F, Cl, Br, I, B and Si.',
  },
  isomers_too_large: {
    status: 422,
    detail:
      `Isomers are listed for molecules of up to ${ISOMERS_MAX_ATOMS} atoms other ` +
      'than hydrogen. This one has more.',
  },
  structure_too_large: { status: 422, detail: 'The structure is too large to draw.' },
  rate_limited: { status: 429, detail: 'Too many requests. Please wait before trying again.' },
  too_many_logins: {
    status: 429,
    detail: 'Too many failed sign-ins. Please wait before trying again.',
  },
  code_cooldown: { status: 429, detail: 'Please wait before requesting again.' },
  code_tries: { status: 429, detail: 'Too many wrong codes. Please request a new one.' },
  daily_limit: {
    status: 429,
    detail: 'You have reached your daily analysis limit. It resets at midnight.',
  },
  internal: { status: 500, detail: 'Something went wrong on the server. Please try again.' },
  analysis_failed: {
    status: 500,
    detail: 'The analysis failed on the server and was not counted. Please try again.',
  },
  analysis_timeout: {
    status: 503,
    detail: 'The analysis took too long and was not counted. Please try again later.',
  },
  took_too_long: {
    status: 503,
    detail:
      'This took too long to compute and was stopped. Please try again later or with something smaller.',
  },
  billing_refused: {
    status: 503,
    detail: 'The payment provider refused the request. Nothing was charged. Please tell us.',
  },
  billing_unavailable: {
    status: 503,
    detail:
      'The payment provider did not answer. Nothing was charged. Please try again in a moment.',
  },
  busy: { status: 503, detail: 'The server is busy. Please try again in a moment.' },
  not_ready: { status: 503, detail: 'The server is not ready.' },
  disk_full: {
    status: 507,
    detail: 'The server has run out of disk space and could not save this. Please try again later.',
  },
} as const satisfies Record<string, { status: number; detail: string }>;

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/**
 * One thing wrong with the input: where (`body`, then keys and 0-based positions), a sentence, and
 * a machine-readable kind.
 */
export const inputIssueSchema = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
  /** 0-based character of a text field the issue points at. */
  position: z.number().int().optional(),
});
export type InputIssue = z.infer<typeof inputIssueSchema>;

/**
 * Body of every error. On /auth/register and /auth/login a 422's `detail` is itself the list of
 * issues.
 */
export const errorBodySchema = z.object({
  detail: z.union([z.string(), z.array(inputIssueSchema)]),
  code: z.enum(ERROR_CODES),
  errors: z.array(inputIssueSchema).optional(),
  /** With `unknown_name`: names that look like the one asked for. */
  suggestions: z.array(z.string()).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** What a problem's `type` begins with; its code follows. */
export const PROBLEM_TYPE = 'urn:elucida:problem:';

/**
 * Body of every error of `/v1`, as `application/problem+json` (RFC 9457): the same fields and what
 * the standard adds.
 */
export const problemSchema = errorBodySchema.extend({
  type: z.string(),
  /** The code's own sentence; `detail` may say more. */
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  /** The request, as the server's log names it. */
  instance: z.string(),
});
export type Problem = z.infer<typeof problemSchema>;
