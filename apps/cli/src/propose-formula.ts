import { sharePhrase } from '@elucida/messages/format/share';
import { formulaProposals as en } from '@elucida/messages/pages/en/formula-proposals';
import { formulaProposals as es } from '@elucida/messages/pages/es/formula-proposals';
import { formulaProposals as eu } from '@elucida/messages/pages/eu/formula-proposals';
import { writeProposal } from '@elucida/messages/pages/write-proposal';
import { readSection } from '@elucida/spectra/experimental/read-section';
import {
  proposeFormulas,
  type FormulaProposals,
} from '@elucida/spectra/formula-proposals/propose-formulas';
import { readData } from './data-files.ts';
import type { ProposeOptions } from './options.ts';
import { readInput } from './read-input.ts';
import { readPeaks } from './read-peaks.ts';
import { sectionNotes } from './section-notes.ts';

const TEXTS = { en, es, eu } as const;

/** Proposals as JSON: formulas in Hill order with their probability and what was compared. */
const asJson = ({ proposals, another, helpful }: FormulaProposals) => ({
  proposals: proposals.map(({ formula, probability, reasons }) => ({
    formula: formula.hill,
    probability,
    ...reasons,
  })),
  another,
  helpful,
});

function asText({ proposals, another, helpful }: FormulaProposals, lang: ProposeOptions['lang']) {
  const words = TEXTS[lang];
  const lines =
    proposals.length === 0
      ? [helpful.includes('mass') ? words.nothing : words.noneFits]
      : [
          ...proposals.map(
            (one) =>
              `${one.formula.hill}: ${sharePhrase(one.probability, lang)} (` +
              `${writeProposal(one, words, lang).join('; ')})`,
          ),
          `${words.another}: ${sharePhrase(another, lang)}`,
          words.intro,
        ];
  const help =
    helpful.length === 0
      ? []
      : [
          proposals.length > 0 ? words.surer : words.helps,
          ...helpful.map((each) => `- ${words.helpful[each]}`),
        ];
  return `${[...lines, ...help].join('\n')}\n`;
}

/**
 * Proposes formulas for the spectra of the files that are named, on standard output. Formulas in these files are not
 * read. Throws `UsageError` or `InputError` where a file cannot be read.
 */
export function proposeFormula({ peaks, section, data, lang, top, json }: ProposeOptions): void {
  const listed = peaks === undefined ? [] : readPeaks(peaks).spectra;
  const printed =
    section === undefined ? undefined : readSection(readInput(section).toString('utf8'));
  const recorded = data.length === 0 ? null : readData(data, { formula: undefined, lang });
  for (const note of [...(printed ? sectionNotes(printed, lang) : []), ...(recorded?.notes ?? [])])
    process.stderr.write(`${note}\n`);
  const answer = proposeFormulas({
    spectra: [...listed, ...(printed?.spectra ?? []), ...(recorded?.spectra ?? [])],
    limits: { most: top },
  });
  process.stdout.write(
    json ? `${JSON.stringify(asJson(answer), null, 2)}\n` : asText(answer, lang),
  );
}
