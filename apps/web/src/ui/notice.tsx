import type { ReactNode } from 'react';

type Tone = 'info' | 'success' | 'warning' | 'danger';

interface Props {
  tone: Tone;
  children: ReactNode;
  /**
   * `alert` interrupts a screen reader; the default `status` waits. Use it for errors that answer
   * an action.
   */
  role?: 'alert' | 'status' | 'note';
  className?: string;
}

/** A message with a tone. The words carry the meaning; colour only repeats it. */
export function Notice({
  tone,
  children,
  role = tone === 'danger' ? 'alert' : 'status',
  className = '',
}: Props) {
  return (
    <div role={role} className={`notice notice-${tone} ${className}`}>
      {children}
    </div>
  );
}
