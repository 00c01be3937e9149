import type { AuditAction } from '@elucida/contract/admin';
import type { PostKind } from '@elucida/contract/blog';
import type { Language } from '@elucida/contract/languages';
import type { Plan } from '@elucida/contract/limits';

/**
 * One schema for SQLite and PostgreSQL. Times are milliseconds since 1970 in UTC, truth values 0 or 1, JSON is text:
 * what both store alike.
 */
export interface UsersTable {
  id: string;
  /** In lower case: addresses are compared ignoring case. */
  email: string;
  name: string;
  password_hash: string;
  is_verified: number;
  is_admin: number;
  is_whitelisted: number;
  plan: Plan;
  plan_renews_at: number | null;
  subscription_status: string | null;
  /** Items in the history, kept with them so that the cap holds for requests side by side. */
  history_count: number;
  created_at: number;
}

export interface SessionsTable {
  /** SHA-256 of the token; the token itself is only in the cookie. */
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
}

export interface VerificationCodesTable {
  user_id: string;
  code_hash: string;
  tries: number;
  sent_at: number;
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
  /** JSON list of data URLs. */
  image_previews: string;
  created_at: number;
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
  /** Fingerprint of the shipped text the row was last written from; null for a post that was never shipped. */
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

/** What admins and operators changed. It holds no address: an account that is deleted leaves nothing of itself here. */
export interface AdminAuditTable {
  id: string;
  at: number;
  source: 'screen' | 'shell';
  /** Null for the shell, and once the account is gone. */
  actor_id: string | null;
  target_id: string | null;
  action: AuditAction;
  before: string;
  after: string;
}

/** An analysis that is counted and not answered yet. Its process renews it; one that nobody renews is given back. */
export interface AnalysisLeasesTable {
  id: string;
  user_id: string;
  /** The day it was counted on. */
  day: string;
  /** The process that runs it. */
  owner: string;
  expires_at: number;
}

export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
  verification_codes: VerificationCodesTable;
  daily_usage: DailyUsageTable;
  history_items: HistoryItemsTable;
  rate_limits: RateLimitsTable;
  blog_posts: BlogPostsTable;
  feedback: FeedbackTable;
  admin_audit: AdminAuditTable;
  analysis_leases: AnalysisLeasesTable;
}
