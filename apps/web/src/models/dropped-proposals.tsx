import type { Proposal } from './report-parts.ts';
import { useModelsText } from './use-models-text.ts';

/** Proposals that never reached the judge: how many, and which with the reason behind a fold. */
export function DroppedProposals({ proposals }: { proposals: readonly Proposal[] }) {
  const text = useModelsText();
  return (
    <details className="mt-3 text-sm">
      <summary>{text.dropped(proposals.length)}</summary>
      <ul className="mt-1 grid gap-1">
        {proposals.map(({ smiles, verdict }, index) => (
          <li key={index}>
            <span className="mono">{smiles}</span>
            {verdict === 'judged' ? null : (
              <span className="text-text-2"> {text.droppedBecause[verdict]}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
