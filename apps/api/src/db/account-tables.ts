import type { AuditAction, AuditEntry } from '@elucida/contract/admin';
import type { Browser, System } from '@elucida/contract/auth';
import type { Plan } from '@elucida/contract/limits';
import type { Generated, Selectable } from 'kysely';

/** Accounts. */
export interface UsersTable {
  id: string;
  /**
   * In lower case: addresses are compared ignoring case. The account's id where `claimed_email` is
   * set.
   */
  email: string;
  /**
   * The address of an unverified registration next to another of the same address; the one that is
   * verified first gets it (accounts/queries/take-address.ts).
   */
  claimed_email: string | null;
  name: string;
  password_hash: string;
  is_verified: number;
  is_admin: number;
  is_whitelisted: number;
  plan: Plan;
  plan_renews_at: number | null;
  /**
   * When a cancelled plan runs out; from then on the account is on Free
   * (users/plan-at-present.ts).
   */
  plan_ends_at: number | null;
  subscription_status: string | null;
  /** Items in the history, kept with them so that the cap holds for requests side by side. */
  history_count: number;
  /** What they hold, kept alike: texts, and each picture once. */
  history_bytes: Generated<number>;
  created_at: number;
}

/** A user as they are read. */
export type UserRow = Selectable<UsersTable>;

export interface SessionsTable {
  /** SHA-256 of the token; the token itself is only in the cookie. */
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
  /** Of the client address that it was started from, with the user; null for sessions of before. */
  client_hash: string | null;
  /** By which its owner recognises it; null: any other, and sessions of before. */
  browser: Browser | null;
  system: System | null;
}

/**
 * Links to choose a new password. Also kept where there is no account, with no user, so that the
 * time does not tell.
 */
export interface PasswordResetsTable {
  /** SHA-256 of the token; the token itself is only in the mail. */
  token_hash: string;
  user_id: string | null;
  expires_at: number;
}

/** Keys of the API: each opens `/v1` for its account, and nothing else. */
export interface ApiKeysTable {
  id: string;
  user_id: string;
  /** What its owner calls it. */
  name: string;
  /** SHA-256 of the key; the key itself is shown once and not kept. */
  key_hash: string;
  created_at: number;
  used_at: number | null;
}

/** Addresses that are told when analyses end. */
export interface WebhooksTable {
  id: string;
  user_id: string;
  url: string;
  /** Messages are signed with it: unlike a key it cannot be kept as a hash. */
  secret: string;
  created_at: number;
  last_tried_at: number | null;
  /** Of the last answer; null where none came. */
  last_status: number | null;
}

/** Messages that wait to be sent, or to be sent again. */
export interface WebhookMessagesTable {
  /** Of every try: receivers know a message by it. */
  id: string;
  webhook_id: string;
  /** JSON. */
  body: string;
  tries: Generated<number>;
  next_at: number;
}

/** A browser that has signed in to an account; a browser may know several accounts. */
export interface KnownDevicesTable {
  /** SHA-256 of the token in its cookie. */
  token_hash: string;
  user_id: string;
  used_at: number;
  expires_at: number;
}

/**
 * Codes that were asked for, also for addresses without an account, so that neither time nor answer
 * tells them apart.
 */
export interface EmailCodesTable {
  email_hash: string;
  /**
   * The account at whose request the code was sent, or `other`: nobody's request takes the place of
   * another's code.
   */
  lane: string;
  /** Salted (accounts/code-hash.ts). */
  code_hash: string;
  expires_at: number;
}

export interface DailyUsageTable {
  user_id: string;
  /** YYYY-MM-DD in the quota time zone. */
  day: string;
  /** Counts against the daily limit; an admin can set it back. */
  used: number;
  /** All analyses accepted that day. */
  accepted: number;
}

/**
 * What admins, operators and owners changed of accounts. It holds no address: an account that is deleted leaves nothing
 * of itself here.
 */
export interface AdminAuditTable {
  id: string;
  at: number;
  source: AuditEntry['source'];
  /** Null for the shell, and once the account is gone. */
  actor_id: string | null;
  target_id: string | null;
  action: AuditAction;
  before: string;
  after: string;
}
