import { useQueryClient } from '@tanstack/react-query';
import { RefreshIcon } from '../../ui/icons.tsx';
import { useAdminText } from './admin-text.ts';
import { AuditSection } from './audit-section.tsx';
import { OverviewSection } from './overview-section.tsx';
import { ADMIN } from './use-users.ts';
import { UsersSection } from './users-section.tsx';

/** What an admin sees: figures, accounts, and what was changed. */
export function Dashboard({ total }: { total: number }) {
  const text = useAdminText();
  const client = useQueryClient();
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-10">
      <div>
        <button
          type="button"
          className="btn"
          onClick={() => void client.invalidateQueries({ queryKey: ADMIN })}
        >
          <RefreshIcon />
          {text.refresh}
        </button>
      </div>
      <OverviewSection />
      <UsersSection total={total} />
      <AuditSection />
    </div>
  );
}
