import type { ReactNode } from 'react';

/** One button: a drawing for the eye, words for everyone. */
export function Tool({
  label,
  onClick,
  disabled = false,
  pressed,
  children,
}: {
  label: string;
  onClick: () => void;
  disabled?: boolean;
  pressed?: boolean;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-disabled={disabled || undefined}
      aria-pressed={pressed}
      onClick={() => {
        if (!disabled) onClick();
      }}
      className={`btn btn-small min-w-8 px-1.5 ${pressed ? 'border-accent bg-accent-soft' : ''}`}
    >
      {children}
    </button>
  );
}

/** The drawing on a button, in a square of 20. */
export const Drawing = ({ d }: { d: string }) => (
  <svg
    viewBox="0 0 20 20"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.600"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={d} />
  </svg>
);
