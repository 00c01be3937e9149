import { useAnalysesText } from './analyses-text.ts';
import { FirstRanking } from './first-ranking.tsx';
import { LeaderSoFar } from './leader-so-far.tsx';
import { RunProgress } from './run-progress.tsx';
import type { Running } from './use-run.ts';

/**
 * The stages of an analysis on its own page, who leads, and the first ranking as soon as there is one. Where AI
 * models are asked, their progress shows the ranking.
 */
export function ProgressAndRanking({ run, digitise }: { run: Running; digitise: boolean }) {
  const { ranking: text } = useAnalysesText();
  const { ranking, models } = run.waiting;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <RunProgress run={run} digitise={digitise}>
        {ranking.length > 0 && models.length === 0 ? (
          <section className="card" aria-labelledby="first-ranking">
            <h2 id="first-ranking" className="text-lg">
              {text.heading}
            </h2>
            <p className="text-sm text-text-2">{text.mayChange}</p>
            <FirstRanking ranking={ranking} />
          </section>
        ) : null}
        {ranking.length === 0 && models.length === 0 ? (
          <LeaderSoFar progress={run.progress} />
        ) : null}
      </RunProgress>
    </div>
  );
}
