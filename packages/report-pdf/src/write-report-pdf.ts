import { fill } from '@elucida/analysis/report/fill';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import { longDate } from '@elucida/messages/format/long-date';
import { formulaUnicode } from '@elucida/spectra/formula/formula-parts';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { configurationOf, reasoningOf, isIdentified } from './content/explain-result.ts';
import { stateReport } from './content/stated-report.ts';
import { nameIn } from './content/molecule-names.ts';
import { printableImages } from './content/printable-image.ts';
import { simulatedProtons } from './content/simulated-protons.ts';
import { typedSpectrum } from './content/typed-spectra.ts';
import { WORDS } from './content/words.ts';
import { footers } from './page/footer.ts';
import { Sheet } from './page/sheet.ts';
import { typeFamily } from './page/type-family.ts';
import type { ReportJob } from './report-job.ts';
import type { Report } from './report.ts';
import { aiModels } from './sections/ai-models.ts';
import { alternatives } from './sections/alternatives.ts';
import { analysisText } from './sections/analysis-text.ts';
import { assignment } from './sections/assignment.ts';
import { experimental } from './sections/experimental.ts';
import { images } from './sections/images.ts';
import { plots } from './sections/plots.ts';
import { against, method, open, settle, unexplained } from './sections/reasons.ts';
import { relativeConfiguration } from './sections/relative-configuration.ts';
import { documentTitle, headline, titleBlock } from './sections/title-block.ts';
import { verdict } from './sections/verdict.ts';
import { printable } from './text/printable.ts';
import { unparted } from '@elucida/messages/format/figures';
import { chemicalName, richText } from './text/rich-text.ts';
import { textOf } from './text/run.ts';

/**
 * Prints a result as a PDF: A4, vector, tagged, in the job's language. The same job gives the same
 * bytes.
 * @throws ImageRejected for an image that is not a whole PNG or JPEG
 */
export async function writeReportPdf(
  { result, images: uploads, lang, now, timeZone }: ReportJob,
  { predictor }: { predictor: ShiftPredictor },
): Promise<Uint8Array> {
  const words = WORDS[lang];
  const regular = typeFamily().get('regular')!;
  const safe = (text: string) => printable(text, regular);
  const spectra = result.spectra.map(typedSpectrum);
  const formula = parseFormula(result.molecular_formula);
  const reasoning = reasoningOf(result, { spectra, predictor });
  const pictures = await printableImages(uploads);
  const content: Omit<Report, 'sheet'> = {
    words,
    result,
    spectra,
    safe,
    best: result.candidates[0],
    simulated: simulatedProtons(result.candidates[0], spectra),
    identified: isIdentified(result),
    stated:
      reasoning === null
        ? null
        : stateReport(reasoning, lang, { configurationApart: configurationOf(result) !== null }),
    date: longDate(now, { language: lang, timeZone }),
    prose: (sentence) =>
      richText(
        unparted(
          safe(
            formula.ok
              ? sentence.replaceAll(formula.formula.hill, formulaUnicode(formula.formula.hill))
              : sentence,
          ),
        ),
      ),
    nameOf: (candidate) => chemicalName(safe(nameIn(candidate, lang) ?? candidate.smiles)),
  };
  const sheet = new Sheet({
    lang,
    title: documentTitle(content),
    subject: words.report.document,
    date: new Date(now),
  });
  const report: Report = { ...content, sheet };

  titleBlock(report);
  verdict(report);
  if (!report.identified) alternatives(report);
  experimental(report);
  plots(report);
  assignment(report);
  relativeConfiguration(report);
  against(report);
  open(report);
  if (report.identified) alternatives(report);
  unexplained(report);
  settle(report);
  aiModels(report);
  analysisText(report);
  method(report);
  images(report, pictures);
  footers(sheet, {
    left: `Elucida · ${textOf(headline(report)).slice(0, 60)} · ${report.date}`,
    page: (page, pages) => fill(words.report.page, { page, pages }),
  });
  return sheet.finish();
}
