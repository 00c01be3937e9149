import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

/** An action, or an outside address that opens next to the page. */
type Item = { label: string; onSelect: () => void } | { label: string; href: string };
interface Props {
  label: ReactNode;
  items: readonly Item[];
}

const ITEM =
  'block cursor-pointer rounded-sm px-3 py-1.5 text-text no-underline outline-none data-[highlighted]:bg-accent-soft';

/** A button that opens a menu of actions. */
export function Menu({ label, items }: Props) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="btn btn-small">{label}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          sideOffset={4}
          className="z-40 min-w-44 rounded-md border border-border bg-surface p-1.5"
        >
          {items.map((item) =>
            'href' in item ? (
              <DropdownMenu.Item key={item.label} asChild>
                <a href={item.href} target="_blank" rel="noreferrer" className={ITEM}>
                  {item.label}
                </a>
              </DropdownMenu.Item>
            ) : (
              <DropdownMenu.Item key={item.label} onSelect={item.onSelect} className={ITEM}>
                {item.label}
              </DropdownMenu.Item>
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
