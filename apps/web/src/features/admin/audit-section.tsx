import type { AdminText } from '@elucida/messages/catalogue/admin-text';
import type { AuditEntry } from '@elucida/contract/admin';
import { AUDIT_PAGE, type Plan } from '@elucida/contract/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { fetchAudit } from '../../lib/api/admin-calls.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { Notice } from '../../ui/notice.tsx';
import { AdminTable } from './admin-table.tsx';
import { useAdminText } from './admin-text.ts';
import { PLAN_NAMES } from './plan-names.ts';
import { AUDIT } from './use-users.ts';

/** A value of an entry in words: yes or no, a plan's name, or a count. */
function valueWords(value: string, { action }: AuditEntry, text: AdminText['audit']): string {
  if (action === 'plan') return PLAN_NAMES[value as Plan] ?? value;
  if (action === 'daily' || action === 'keys') return value;
  return value === '1' ? text.yes : text.no;
}

/** Who did it: an admin, the shell, or the owner, signed in or by a mailed link. */
function whoWords({ source, actor }: AuditEntry, text: AdminText['audit']): string {
  if (source === 'shell') return text.shell;
  if (actor === null) return text.deleted;
  return source === 'mail' ? text.mail(actor) : actor;
}

/** From what to what; of a password or an email only that it was changed is written down. */
function changeWords(entry: AuditEntry, text: AdminText['audit']): string {
  if (entry.action === 'password' || entry.action === 'email') return text.changed;
  return `${valueWords(entry.before, entry, text)} → ${valueWords(entry.after, entry, text)}`;
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { audit: text } = useAdminText();
  const language = useLanguage();
  const cells = [
    ['when', formatDateTime(entry.at, language)],
    ['who', whoWords(entry, text)],
    ['whom', entry.target ?? text.deleted],
    ['what', text.actions[entry.action]],
    ['change', changeWords(entry, text)],
  ] as const;
  return (
    <tr
      role="row"
      className="card grid gap-1 lg:table-row lg:border-0 lg:border-b lg:border-border lg:bg-transparent"
    >
      {cells.map(([key, value]) => (
        <td
          key={key}
          role="cell"
          className="flex justify-between gap-4 wrap-anywhere lg:table-cell lg:px-2 lg:py-2 lg:first:pl-0"
        >
          <span className="shrink-0 text-text-2 lg:hidden" aria-hidden="true">
            {text.columns[key]}
          </span>
          <span className="max-lg:text-right">{value}</span>
        </td>
      ))}
    </tr>
  );
}

/** What admins, operators and owners changed of accounts, newest first. */
export function AuditSection() {
  const { audit: text } = useAdminText();
  const words = useErrorWords();
  const pages = useInfiniteQuery({
    queryKey: AUDIT,
    queryFn: ({ pageParam, signal }) => fetchAudit(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last: AuditEntry[], all) =>
      last.length === AUDIT_PAGE ? all.reduce((count, page) => count + page.length, 0) : undefined,
  });
  const entries = pages.data?.pages.flat() ?? [];
  return (
    <section aria-labelledby="audit" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="audit">{text.heading}</h2>
      <p className="text-text-2">{text.intro}</p>
      {pages.isError ? <Notice tone="danger">{words(pages.error)}</Notice> : null}
      {pages.isSuccess && entries.length === 0 ? <p>{text.none}</p> : null}
      {entries.length > 0 ? (
        <AdminTable labelledBy="audit" columns={text.columns}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </AdminTable>
      ) : null}
      {pages.hasNextPage ? (
        <div>
          <button
            type="button"
            className="btn"
            disabled={pages.isFetching}
            onClick={() => void pages.fetchNextPage()}
          >
            {text.loadMore}
          </button>
        </div>
      ) : null}
    </section>
  );
}
