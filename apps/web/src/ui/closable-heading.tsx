import { useEffect, useRef } from 'react';

interface Props {
  id: string;
  title: string;
  /** What the button says. */
  close: string;
  onClose: () => void;
}

/** The heading of a panel that opens on demand: it takes the focus, and its button closes it. */
export function ClosableHeading({ id, title, close, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 id={id} ref={heading} tabIndex={-1} className="text-lg outline-none">
        {title}
      </h2>
      <button type="button" className="btn btn-small" onClick={onClose}>
        {close}
      </button>
    </div>
  );
}
