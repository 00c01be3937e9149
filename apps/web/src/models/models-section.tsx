import type { AnalysisResponse } from '@elucida/contract/analysis';
import type { ModelsReport } from '@elucida/contract/models';
import { hasAnswered } from './has-answered.ts';
import { ModelCard } from './model-card.tsx';
import { useModelsText } from './use-models-text.ts';

/** What the AI models said and what the judge made of it, side by side. */
export function ModelsSection({
  result,
  report,
}: {
  result: AnalysisResponse;
  report: ModelsReport;
}) {
  const text = useModelsText();
  const off = report.state === 'off';
  const answered = report.members.some(hasAnswered);
  return (
    <section>
      <h3>{text.heading}</h3>
      <p className="mt-2 max-w-[46em] text-text-2">
        {off ? text.off : answered ? text.intro : text.noneAnswered}
      </p>
      {report.second_look ? (
        <p className="mt-1 max-w-[46em] text-text-2">{text.secondLook}</p>
      ) : null}
      {off ? null : (
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-4 @2xl:grid-cols-2">
          {report.members.map((member) => (
            <ModelCard key={member.id} member={member} members={report.members} result={result} />
          ))}
        </div>
      )}
    </section>
  );
}
