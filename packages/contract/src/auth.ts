import { z } from 'zod';
import { languageSchema } from './languages.ts';
import { CODE_DIGITS, EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';
import { plainText } from './plain-text.ts';

/** The specification's validation messages (§5), shown letter for letter. */
export const AUTH_MESSAGES = {
  email: 'Please enter a valid email address.',
  password: 'The password must be at least 6 characters.',
  name: 'Name is required (min. 1 character).',
} as const;

/** An e-mail address, trimmed and in lower case: addresses are compared ignoring case. */
export const emailSchema = z
  .string(AUTH_MESSAGES.email)
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX, AUTH_MESSAGES.email)
  .pipe(z.email(AUTH_MESSAGES.email));

const passwordSchema = z
  .string(AUTH_MESSAGES.password)
  .min(PASSWORD_MIN, AUTH_MESSAGES.password)
  .max(PASSWORD_MAX);

/** A character that can be seen: neither a space nor one of those that only format. */
const VISIBLE = /[^\p{Z}\p{C}]/u;

export const registerSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  name: z
    .string(AUTH_MESSAGES.name)
    .trim()
    .regex(VISIBLE, AUTH_MESSAGES.name)
    .pipe(plainText(NAME_MAX)),
});
export type RegisterRequest = z.infer<typeof registerSchema>;

export const loginSchema = z.object({ email: emailSchema, password: passwordSchema });
export type LoginRequest = z.infer<typeof loginSchema>;

/** DELETE /account: the password again, so that a browser left open cannot do it. */
export const deleteAccountSchema = z.object({ password: passwordSchema });

/** `lang`, of ours: the mail's language; without it the browser's preference decides. */
export const resendSchema = z.object({ email: emailSchema, lang: languageSchema.optional() });
export const verifySchema = z.object({
  email: emailSchema,
  code: z
    .string()
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(
      z.string().regex(new RegExp(`^[0-9]{${CODE_DIGITS}}$`), 'Enter your email and 6-digit code.'),
    ),
});

/** Answer of calls that only say how it went. */
export const messageSchema = z.object({ message: z.string() });
export type MessageResponse = z.infer<typeof messageSchema>;

/** Messages of the verification calls; the web matches on them (specification §7). */
export const VERIFICATION_MESSAGES = {
  sent: 'Code sent to your email.',
  already: 'Your email is already verified.',
  verified: 'Your email is verified.',
} as const;
