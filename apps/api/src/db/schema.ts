import type { PostKind } from '@elucida/contract/blog';
import type { Language } from '@elucida/contract/languages';
import type {
  ApiKeysTable,
  WebhooksTable,
  WebhookMessagesTable,
  UsersTable,
  SessionsTable,
  PasswordResetsTable,
  KnownDevicesTable,
  EmailCodesTable,
  DailyUsageTable,
  AdminAuditTable,
} from './account-tables.ts';
import type { AnalysesTable, AnalysisFilesTable } from './analysis-tables.ts';
import type {
  BillingAccountsTable,
  ClosedCustomersTable,
  BillingEventsTable,
  TestSubscriptionsTable,
  TestVisitsTable,
} from './billing-tables.ts';
import type {
  HistoryItemsTable,
  HistoryBriefsTable,
  HistoryPicturesTable,
  HistoryItemPicturesTable,
} from './history-tables.ts';
import type {
  PracticeProgressTable,
  ProblemSetsTable,
  SetAnswersTable,
  SetStudentsTable,
} from './practice-tables.ts';

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

/** Written now and then to see whether the disk has room. */
export interface StorageProbeTable {
  id: string;
  payload: string;
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

/**
 * One schema for SQLite and PostgreSQL. Times are milliseconds since 1970 in UTC, truth values 0 or
 * 1, JSON is text: what both store alike.
 */
export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
  api_keys: ApiKeysTable;
  webhooks: WebhooksTable;
  webhook_messages: WebhookMessagesTable;
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
  problem_sets: ProblemSetsTable;
  set_students: SetStudentsTable;
  set_answers: SetAnswersTable;
  practice_progress: PracticeProgressTable;
}
