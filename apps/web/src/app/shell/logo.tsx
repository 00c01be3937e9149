/** A baseline with a quartet on it. */
export function Logo() {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true" focusable="false">
      <rect width="28" height="28" rx="6" fill="var(--accent)" />
      <path
        d="M4 21h3.500V15M10 21V9M14 21V9M17.500 21v-6M17.500 21H24M7.500 21h10"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="1.900"
        strokeLinecap="round"
      />
    </svg>
  );
}
