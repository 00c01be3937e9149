const CARDS = 6;

/** Keeps the list's place while it loads. */
export function PostPlaceholders() {
  return Array.from({ length: CARDS }, (_, index) => (
    <li
      key={index}
      data-testid="placeholder"
      aria-hidden="true"
      className="card overflow-hidden p-0"
    >
      <div className="skeleton aspect-video rounded-none" />
      <div className="grid gap-3 p-5">
        <div className="skeleton h-4 w-1/2" />
        <div className="skeleton h-6" />
        <div className="skeleton h-18" />
        <div className="skeleton h-7 w-2/3" />
      </div>
    </li>
  ));
}
