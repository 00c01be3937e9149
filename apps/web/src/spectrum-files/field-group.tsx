import type { ReactNode } from 'react';

/** Fields of one step of processing under its name. */
export function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="m-0 grid min-w-0 content-start gap-3 border-0 p-0">
      <legend className="mb-2 p-0 font-semibold">{legend}</legend>
      {children}
    </fieldset>
  );
}
