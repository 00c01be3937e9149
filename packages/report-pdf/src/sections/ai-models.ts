import type { ReportModels } from '@elucida/contract/report-models';
import { bulletList } from '../blocks/bullet-list.ts';
import { section } from '../blocks/heading.ts';
import { paragraph } from '../blocks/paragraph.ts';
import { claimSentence } from '../content/claim-sentence.ts';
import { percentage } from '../content/numbers.ts';
import { INK, SIZE } from '../page/measures.ts';
import type { Element } from '../page/sheet.ts';
import type { Report } from '../report.ts';
import { plain, strong, textOf, type Run } from '../text/run.ts';

type Member = ReportModels['members'][number];
type Proposal = Member['proposals'][number];

/**
 * A proposal in a line: what, its rank by the judge, the model's own figure; and of its claims
 * those that the data refute.
 */
function proposalRuns(report: Report, { smiles, rank, confidence, claims }: Proposal): Run[] {
  const { words, safe } = report;
  // By our name for the structure: the model's may be another molecule's.
  const called = report.nameOf({ name: null, smiles });
  const written =
    textOf(called) === safe(smiles) ? called : [...called, { text: ` (${safe(smiles)})` }];
  const place = rank === null ? words.models.notRanked : words.models.rank(rank);
  const share = Math.min(1, Math.max(0, confidence));
  const refuted = claims
    .filter(({ verdict }) => verdict === 'refuted')
    .flatMap((claim): Run[] => [
      { text: ` ${words.models.verdict.refuted}: `, face: 'semibold' },
      ...report.prose(claimSentence(claim, words.language)),
    ]);
  return [
    ...written,
    { text: ` – ${place}; ${words.models.ownFigure(percentage(share, words.language))}.` },
    ...refuted,
  ];
}

function member(
  report: Report,
  parent: Element,
  { provider, model, failure, proposals, overruled }: Member,
): void {
  const { sheet, words, safe } = report;
  const provided = words.providers[provider];
  const judged = proposals.filter(({ verdict }) => verdict === 'judged');
  const dropped = proposals.length - judged.length;
  const outcome =
    failure === null
      ? []
      : plain(
          `: ${words.models.failure[failure]}${proposals.length > 0 ? ` ${words.models.firstAnswerUsed}` : ''}`,
        );
  paragraph(
    sheet,
    parent,
    [
      ...strong(plain(`${provided[0]!.toUpperCase()}${provided.slice(1)} ${safe(model)}`)),
      ...outcome,
    ],
    { after: 2 },
  );
  if (overruled !== null) paragraph(sheet, parent, report.prose(overruled), { after: 2 });
  if (judged.length > 0)
    bulletList(
      sheet,
      parent,
      judged.map((proposal) => proposalRuns(report, proposal)),
    );
  else if (failure === null)
    paragraph(sheet, parent, plain(words.models.noProposals), { after: 2 });
  if (dropped > 0)
    paragraph(sheet, parent, plain(`${words.models.dropped(dropped)}.`), {
      size: SIZE.small,
      colour: INK.second,
    });
}

/**
 * Which AI model proposed what, where the judge put it, and which claims the data refute; nothing
 * where none was asked.
 */
export function aiModels(report: Report): void {
  const {
    sheet,
    words,
    result: { models },
  } = report;
  if (models?.state !== 'asked' || models.members.length === 0) return;
  const element = section(sheet, words.models.heading);
  paragraph(
    sheet,
    element,
    plain(`${words.models.intro}${models.second_look ? ` ${words.models.secondLook}` : ''}`),
    { size: SIZE.small, colour: INK.second },
  );
  for (const each of models.members) member(report, element, each);
}
