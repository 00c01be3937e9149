import type { Database } from '../../db/open-database.ts';
import type { AnalysisQueue } from './analysis-queue.ts';
import { createEmbeddedQueue } from './embedded-queue.ts';
import { createPostgresQueue } from './postgres-queue.ts';

/** The queue that belongs to the database. */
export const createQueue = (db: Database): AnalysisQueue =>
  db.dialect === 'sqlite' ? createEmbeddedQueue(db) : createPostgresQueue(db);
