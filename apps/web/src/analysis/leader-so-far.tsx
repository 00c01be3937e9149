import { Structure } from '../structure/structure.tsx';
import { useAnalysesText } from './analyses-text.ts';
import type { Running } from './use-run.ts';

/** The candidate that leads by quick scores, drawn: what a search shows before its first ranking. */
export function LeaderSoFar({ progress }: Pick<Running, 'progress'>) {
  const { ranking: text } = useAnalysesText();
  const found = progress.flatMap((stage) => stage.found);
  const smiles = found.find(({ key }) => key === 'leading-candidate')?.values.smiles;
  if (typeof smiles !== 'string') return null;
  return (
    <section className="card" aria-labelledby="leader-so-far">
      <h2 id="leader-so-far" className="text-lg">
        {text.leader}
      </h2>
      <p className="text-sm text-text-2">{text.mayChange}</p>
      <Structure key={smiles} smiles={smiles} name={smiles} className="mt-2 h-32" />
    </section>
  );
}
