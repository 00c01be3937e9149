import { useTranslation } from 'react-i18next';
import type { Waiting } from './use-run.ts';
import { CheckIcon, CrossIcon } from '../ui/icons.tsx';
import { modelName } from '../models/source-name.ts';
import { useModelsText } from '../models/use-models-text.ts';
import { FirstRanking } from './first-ranking.tsx';

const RUNNING = <span className="block size-2.5 rounded-full border-2 border-accent" />;
const MARK = {
  answered: <CheckIcon />,
  failed: <CrossIcon />,
  asked: RUNNING,
  retrying: RUNNING,
  wording: RUNNING,
} as const;

/** How far each AI model is, and the engine's own ranking until all have answered. */
export function ModelsProgress({ waiting: { models, ranking } }: { waiting: Waiting }) {
  const { t } = useTranslation();
  const { progress } = useModelsText();
  return (
    <section className="card" aria-labelledby="models-progress">
      <h2 id="models-progress" className="text-lg">
        {progress.heading}
      </h2>
      <ul className="mt-2 grid gap-1" aria-live="polite">
        {models.map(({ id, state, round }) => (
          <li key={id} className="grid grid-cols-[20px_minmax(0,1fr)] items-center gap-x-2">
            <span
              className={`grid size-5 place-items-center ${state === 'failed' ? 'text-warning' : 'text-accent'}`}
            >
              {MARK[state]}
            </span>
            <span className="inline-block first-letter:uppercase">
              <span className="font-semibold">{modelName(id, { t })}</span>
              {': '}
              <span className="text-text-2">
                {state === 'asked' && round > 1 ? progress.askedAgain : progress.state[state]}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {ranking.length > 0 ? (
        <>
          <h3 className="mt-4 text-base">
            {models.some(({ round }) => round > 1) ? progress.together : progress.soFar}
          </h3>
          <p className="text-sm text-text-2">{progress.mayChange}</p>
          <FirstRanking ranking={ranking} />
        </>
      ) : null}
    </section>
  );
}
