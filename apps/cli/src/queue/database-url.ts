import { UsageError } from '../options.ts';

/** The PostgreSQL whose queue a batch goes through. Throws `UsageError` where there is none. */
export function databaseUrl(): string {
  const url = process.env.DATABASE_URL;
  if (url === undefined || !/^postgres(ql)?:\/\//.test(url))
    throw new UsageError('--queue needs DATABASE_URL, the postgres:// address of the servers');
  return url;
}
