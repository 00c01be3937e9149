import { useState } from 'react';

const PLACEHOLDER = '/covers/placeholder.svg';

/**
 * A post's picture; one that does not load gives way to a placeholder. It says nothing that the
 * title does not.
 */
export function Cover({ address, eager = false }: { address: string | null; eager?: boolean }) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = address === null || address === '' || failed === address ? PLACEHOLDER : address;
  return (
    <img
      src={shown}
      alt=""
      width={640}
      height={360}
      loading={eager ? 'eager' : 'lazy'}
      onError={() => setFailed(address)}
      className="aspect-video h-auto w-full border-b border-border object-cover"
    />
  );
}
