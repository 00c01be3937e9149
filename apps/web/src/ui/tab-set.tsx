import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  tabs: readonly { id: string; title: ReactNode; content: ReactNode }[];
  value?: string | undefined;
  onChange?: (id: string) => void;
}

/** Tabs with the keyboard behaviour of the ARIA pattern. */
export function TabSet({ label, tabs, value, onChange }: Props) {
  return (
    <Tabs.Root
      {...(value === undefined ? { defaultValue: tabs[0]?.id ?? '' } : { value })}
      {...(onChange ? { onValueChange: onChange } : {})}
    >
      <Tabs.List aria-label={label} className="flex flex-wrap gap-1 border-b border-border">
        {tabs.map((tab) => (
          <Tabs.Trigger
            key={tab.id}
            value={tab.id}
            className={
              '-mb-px min-h-9 rounded-t-sm border-b-2 border-transparent px-3 py-1.5 ' +
              'font-semibold text-text-2 data-[state=active]:border-accent ' +
              'data-[state=active]:text-text'
            }
          >
            {tab.title}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Content key={tab.id} value={tab.id} className="pt-3">
          {tab.content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
