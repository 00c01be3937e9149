import type { AnalysisBrief } from '@elucida/contract/analyses';
import { useAnalysesText } from '../../analysis/analyses-text.ts';
import { FormulaText } from '../../formula/formula-text.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { titleOf } from './title-of.ts';

/** Stands for the formula in its sentence, which no sentence has itself. */
const PLACE = '\u0000';

/** The heading of an analysis: its title, else its molecule, else its formula. */
export function AnalysisHeading({
  record,
}: {
  record: Pick<AnalysisBrief, 'title' | 'nombre_molecula' | 'formula'>;
}) {
  const text = useAnalysesText();
  const { title, nombre_molecula: name, formula } = record;
  const [before, after] = text.titleOf(PLACE).split(PLACE);
  return (
    <PageHeading title={titleOf(record, text)} className="wrap-anywhere">
      {title || name || (
        <>
          {before}
          <FormulaText hill={formula} />
          {after}
        </>
      )}
    </PageHeading>
  );
}
