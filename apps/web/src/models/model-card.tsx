import type { AnalysisResponse } from '@elucida/contract/analysis';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSeconds } from '../lib/format/numbers.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { Markdown } from '../ui/markdown.tsx';
import { DroppedProposals } from './dropped-proposals.tsx';
import { firstChoice } from './first-choice.ts';
import { hasAnswered } from './has-answered.ts';
import { ModelProposal } from './model-proposal.tsx';
import { ModelReadings } from './model-readings.tsx';
import type { Member } from './report-parts.ts';
import { modelName } from './source-name.ts';
import { useModelsText } from './use-models-text.ts';

/**
 * One model: how it answered, where the judge overruled it, its proposals with their checked
 * claims, its reading of the images.
 */
export function ModelCard({
  member,
  members,
  result,
}: {
  member: Member;
  members: readonly Member[];
  result: AnalysisResponse;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const text = useModelsText();
  const heading = useId();
  const judged = member.proposals.filter(({ verdict }) => verdict === 'judged');
  const dropped = member.proposals.filter(({ verdict }) => verdict !== 'judged');
  const name = modelName(member.id, { t, members });
  return (
    <section className="card min-w-0 p-4" aria-labelledby={heading}>
      <h4 id={heading} className="text-base font-semibold wrap-anywhere">
        <span className="inline-block first-letter:uppercase">
          {t(`common.provider.${member.provider}`)}
        </span>{' '}
        <span className="mono font-normal text-text-2">{member.model}</span>
      </h4>
      {member.failure === null ? (
        <p className="text-sm text-text-2">
          {member.cached
            ? text.cached
            : text.answeredIn(formatSeconds(member.elapsed_ms, language))}
        </p>
      ) : (
        <p className="notice notice-warning mt-2">
          {text.failure[member.failure]}
          {hasAnswered(member) ? ` ${text.firstAnswerUsed}` : ''}
        </p>
      )}
      {member.overruled === null ? null : (
        <div className="notice notice-info mt-3">
          <Markdown text={member.overruled} />
        </div>
      )}
      {member.overruled === null && firstChoice(member.proposals)?.rank === 1 ? (
        <p className="mt-2">{text.agreed}</p>
      ) : null}
      {judged.length > 0 ? (
        <ol className="mt-3 grid gap-3" aria-label={text.proposals}>
          {judged.map((proposal) => (
            <ModelProposal
              key={`${proposal.round} ${proposal.smiles}`}
              proposal={proposal}
              ours={
                result.candidates.find(({ smiles }) => smiles === proposal.smiles)?.name ?? null
              }
            />
          ))}
        </ol>
      ) : null}
      {judged.length === 0 && member.failure === null ? (
        <p className="mt-2">{text.noProposals}</p>
      ) : null}
      {dropped.length > 0 ? <DroppedProposals proposals={dropped} /> : null}
      {member.readings.length > 0 ? (
        <ModelReadings readings={member.readings} result={result} model={name} />
      ) : null}
    </section>
  );
}
