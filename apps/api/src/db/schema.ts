import type { AnalysisStatus } from '@elucida/contract/analyses';
import type { STAGES } from '@elucida/contract/analysis-events';
import type { AuditAction, AuditEntry } from '@elucida/contract/admin';
import type { Browser, System } from '@elucida/contract/auth';
import type { PaidPlan } from '@elucida/contract/billing';
import type { PostKind } from '@elucida/contract/blog';
import type { Language } from '@elucida/contract/languages';
import type { Plan } from '@elucida/contract/limits';
import type { ColumnType, Generated, Selectable } from 'kysely';

type Stage = (typeof STAGES)[number];

/**
 * One schema for SQLite and PostgreSQL. Times are milliseconds since 1970 in UTC, truth values 0 or
 * 1, JSON is text:
 * what both store alike.
 */
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

export interface HistoryItemsTable {
  id: string;
  user_id: string;
  formula: string;
  nombre_molecula: string | null;
  /** The analysis response without previews. */
  result_json: string;
  /**
   * JSON list of the pictures' names (history/picture-name.ts); in older items, of data
   * URLs.
   */
  image_previews: string;
  /** What the row counts: its texts, in older items with the pictures. */
  bytes: Generated<number>;
  created_at: number;
}

/** What lists show of an item (history/jobs/brief.ts), apart from its large texts. */
export interface HistoryBriefsTable {
  item_id: string;
  user_id: string;
  formula: string;
  nombre_molecula: string | null;
  /** JSON: the molecule's name by language. */
  names: string | null;
  created_at: number;
  status: string | null;
  smiles: string | null;
  confidence: number | null;
  elapsed_ms: number | null;
  techniques: string;
  search: string;
}

/** Previews of images, once for an account however many items show them. */
export interface HistoryPicturesTable {
  user_id: string;
  /** SHA-256 of the bytes, base64url. */
  hash: string;
  type: 'png' | 'jpeg';
  /** PostgreSQL gives a Buffer, SQLite an ArrayBuffer. */
  bytes: ColumnType<Buffer | ArrayBuffer, Buffer>;
  size: number;
}

/** Which items show a picture. */
export interface HistoryItemPicturesTable {
  item_id: string;
  user_id: string;
  hash: string;
}

export interface RateLimitsTable {
  key: string;
  hits: number;
  expires_at: number;
}

export interface BlogPostsTable {
  slug: string;
  language: Language;
  title: string;
  excerpt: string;
  cover: string | null;
  /** JSON list of words. */
  tags: string;
  /** YYYY-MM-DD. */
  date: string;
  author: string | null;
  /** Markdown. */
  content: string | null;
  kind: PostKind;
  /**
   * Fingerprint of the shipped text the row was last written from; null for a post that was never
   * shipped.
   */
  seed: string | null;
}

export interface FeedbackTable {
  id: string;
  /** Null for a visitor, and once the account is gone. */
  user_id: string | null;
  language: Language | null;
  message: string;
  created_at: number;
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

/**
 * An analysis, from its acceptance until it is deleted. Whoever runs it holds it by `worker` and
 * `attempt`, and writes only where both are still theirs.
 */
export interface AnalysesTable {
  id: string;
  /** Null for a batch of the command line. */
  user_id: string | null;
  status: AnalysisStatus;
  /** Place in the queue: lower goes first. */
  rank: number;
  kind: 'images' | 'manual';
  /** Of the report, and of the page that it is shared at. */
  lang: Language;
  formula: string;
  title: string;
  comments: string;
  /** JSON of what is asked, but for the images. */
  input: string;
  /** What it takes while it waits, its images included. */
  input_bytes: number;
  idempotency_key: string | null;
  /** How often it was begun. */
  attempt: Generated<number>;
  /** The process that began it last. */
  worker: string | null;
  /** By the database's clock; a running one that was not renewed by then begins again elsewhere. */
  lease_until: number | null;
  stage: Stage | null;
  fraction: Generated<number>;
  /** JSON of what was found and ranked so far (analysis/progress-state.ts). */
  progress: Generated<string>;
  /** Whether there was a ranking: from then on it counts also where it is cancelled. */
  ranked: Generated<number>;
  /** The day it was counted on. */
  day: string | null;
  /** 0 once its count was given back. */
  counted: number;
  created_at: number;
  queued_at: number;
  started_at: number | null;
  ended_at: number | null;
  /** When it is deleted unless the history keeps it; null while it is open. */
  expires_at: number | null;
  /** JSON of the response. */
  result: string | null;
  outcome: 'ok' | 'inconclusive' | null;
  nombre_molecula: string | null;
  /** JSON of why it failed (analysis/stored-error.ts). */
  error: string | null;
  /** The item of the history that keeps it; it is deleted with it. */
  history_id: string | null;
  /** In the address under which others can read it. */
  share_token: string | null;
}

/** Images of an analysis. */
export interface AnalysisFilesTable {
  analysis_id: string;
  position: number;
  name: string;
  /** JSON of what the user said about it: its technique and axis. */
  hints: string;
  /** The original, until the analysis ends. PostgreSQL gives a Buffer, SQLite an ArrayBuffer. */
  bytes: ColumnType<Buffer | ArrayBuffer | null, Buffer, null>;
  preview: ColumnType<Buffer | ArrayBuffer | null, null, Buffer>;
  preview_type: 'png' | 'jpeg' | null;
}

/** Written now and then to see whether the disk has room. */
export interface StorageProbeTable {
  id: string;
  payload: string;
}

/** What the payment provider knows of a user. */
export interface BillingAccountsTable {
  user_id: string;
  customer_id: string;
  /**
   * How often the provider was asked for the subscriptions: a question's number is its place in
   * time.
   */
  asked: number;
  /** Number of the newest question whose answer is in `state`. */
  answered: number;
  /** JSON of the subscription that decides the plan, or null: the last answer. */
  state: string;
  /** Rises when an open checkout is withdrawn, so that the next one is a new one. */
  checkout_round: number;
}

/**
 * Customers of the payment provider whose accounts here are deleted: what they still pay for is
 * ended. Nothing else of them is kept.
 */
export interface ClosedCustomersTable {
  customer_id: string;
  expires_at: number;
}

/** Events of the payment provider that have been acted on; one that comes again is known here. */
export interface BillingEventsTable {
  id: string;
  user_id: string;
  type: string;
  expires_at: number;
}

/**
 * A subscription of the local test mode. What passes with time (renewal, end) is computed when it
 * is read.
 */
export interface TestSubscriptionsTable {
  id: string;
  user_id: string;
  plan: PaidPlan;
  created_at: number;
  /** When it ends, or ended; null while it renews. */
  ends_at: number | null;
  /** Since when a payment is open. */
  failed_at: number | null;
}

/** A visit to the test mode's checkout (with a plan) or portal (without). */
export interface TestVisitsTable {
  id: string;
  user_id: string;
  plan: PaidPlan | null;
  expires_at: number;
}

/** Calls to AI models, of all servers and users together. */
export interface ModelDaysTable {
  /** YYYY-MM-DD in the quota time zone. */
  day: string;
  calls: number;
}

/**
 * What a model replied to a user's question; the same question of the same user costs no second
 * call.
 */
export interface ModelRepliesTable {
  /** SHA-256 of the question, the model and the user. */
  key: string;
  user_id: string;
  /** JSON of a `ModelReply`. */
  reply: string;
  expires_at: number;
}

export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
  known_devices: KnownDevicesTable;
  email_codes: EmailCodesTable;
  password_resets: PasswordResetsTable;
  daily_usage: DailyUsageTable;
  history_items: HistoryItemsTable;
  history_briefs: HistoryBriefsTable;
  history_pictures: HistoryPicturesTable;
  history_item_pictures: HistoryItemPicturesTable;
  rate_limits: RateLimitsTable;
  blog_posts: BlogPostsTable;
  feedback: FeedbackTable;
  billing_accounts: BillingAccountsTable;
  billing_events: BillingEventsTable;
  closed_customers: ClosedCustomersTable;
  test_subscriptions: TestSubscriptionsTable;
  test_visits: TestVisitsTable;
  admin_audit: AdminAuditTable;
  analyses: AnalysesTable;
  analysis_files: AnalysisFilesTable;
  storage_probe: StorageProbeTable;
  model_days: ModelDaysTable;
  model_replies: ModelRepliesTable;
}
