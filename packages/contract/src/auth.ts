import { z } from 'zod';
import { INPUT_MESSAGES } from './input-messages.ts';
import { languageSchema } from './languages.ts';
import { CODE_DIGITS, EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';
import { plainText } from './plain-text.ts';

/** An e-mail address, trimmed and in lower case: addresses are compared ignoring case. */
export const emailSchema = z
  .string(INPUT_MESSAGES.email)
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX, INPUT_MESSAGES.email)
  .pipe(z.email(INPUT_MESSAGES.email));

const passwordSchema = z
  .string(INPUT_MESSAGES.password)
  .min(PASSWORD_MIN, INPUT_MESSAGES.password)
  .max(PASSWORD_MAX);

/** A character that can be seen: neither a space nor one of those that only format. */
const VISIBLE = /[^\p{Z}\p{C}]/u;

export const registerSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  name: z
    .string(INPUT_MESSAGES.name)
    .trim()
    .regex(VISIBLE, INPUT_MESSAGES.name)
    .pipe(plainText(NAME_MAX)),
});
export type RegisterRequest = z.infer<typeof registerSchema>;

export const loginSchema = z.object({ email: emailSchema, password: passwordSchema });
export type LoginRequest = z.infer<typeof loginSchema>;

/** DELETE /account: the password again, so that a browser left open cannot do it. */
export const deleteAccountSchema = z.object({ password: passwordSchema });

/** A field that must not be empty, with what is said where it is. */
const given = (message: string) => z.string(message).trim().min(1, message);

/** `lang`, of ours: the mail's language; without it the browser's preference decides. */
export const resendSchema = z.object({
  email: given(INPUT_MESSAGES.missingEmail).pipe(emailSchema),
  lang: languageSchema.optional(),
});
export const verifySchema = z.object({
  email: given(INPUT_MESSAGES.code).pipe(emailSchema),
  code: z
    .string(INPUT_MESSAGES.code)
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.string().regex(new RegExp(`^[0-9]{${CODE_DIGITS}}$`), INPUT_MESSAGES.code)),
});

/** Seconds until a code can be asked for again; 0: at once. */
export const codeWaitSchema = z.object({ wait_s: z.number().int().min(0) });

/** POST /auth/forgot: asks for a link by mail. */
export const forgotSchema = z.object({ email: emailSchema, lang: languageSchema.optional() });
/** POST /auth/reset: the token of the mailed link, and the new password. */
export const resetSchema = z.object({
  token: z.string().max(200),
  password: passwordSchema,
  lang: languageSchema.optional(),
});
/** POST /auth/password. */
export const changePasswordSchema = z.object({
  old: passwordSchema,
  new: passwordSchema,
  lang: languageSchema.optional(),
});
/** POST /auth/email: asks for a code to the new address; the password again, as for deleting. */
export const changeEmailSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  lang: languageSchema.optional(),
});
/** POST /auth/email/verify: the new address and the code sent to it. */
export const verifyEmailSchema = verifySchema.extend({ lang: languageSchema.optional() });

/** Browsers and systems that a session's device is described by; null: any other. */
export const BROWSERS = [
  'Chrome',
  'Edge',
  'Firefox',
  'Opera',
  'Safari',
  'Samsung Internet',
] as const;
export const SYSTEMS = [
  'Android',
  'ChromeOS',
  'iOS',
  'iPadOS',
  'Linux',
  'macOS',
  'Windows',
] as const;
export type Browser = (typeof BROWSERS)[number];
export type System = (typeof SYSTEMS)[number];

/** One open session. Times are ISO 8601 in UTC; `seen_at` is exact to the hour. */
export const sessionSchema = z.object({
  id: z.string(),
  browser: z.enum(BROWSERS).nullable(),
  system: z.enum(SYSTEMS).nullable(),
  created_at: z.string(),
  seen_at: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;
/** GET /auth/sessions: the last seen first. */
export const sessionsSchema = z.array(sessionSchema);
export const sessionIdSchema = z.object({ id: z.string().max(100) });

/** Answer of calls that only say how it went. */
export const messageSchema = z.object({ message: z.string() });
export type MessageResponse = z.infer<typeof messageSchema>;

/** Messages of the verification calls; the web matches on them (specification §7). */
export const VERIFICATION_MESSAGES = {
  sent: 'Code sent to your email.',
  already: 'Your email is already verified.',
  verified: 'Your email is verified.',
} as const;

/** Messages of the calls that change how an account is signed in to. */
export const ACCOUNT_MESSAGES = {
  /** The same whether or not there is an account (contract, "Further accounts' calls"). */
  forgot: 'If there is an account with this email, a link to choose a new password is on its way.',
  reset: 'Your password is changed. All sessions are ended; sign in again.',
  password: 'Your password is changed. All other sessions are ended.',
  codeSent: 'Code sent to the new email.',
  email: 'Your email is changed.',
  sessionEnded: 'The session is ended.',
  keyWithdrawn: 'The key is withdrawn.',
  webhookRemoved: 'The webhook is removed.',
} as const;
