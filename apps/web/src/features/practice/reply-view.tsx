import type { PracticePoint, PracticeReply } from '@elucida/contract/practice';
import { formulaUnicode } from '@elucida/spectra/formula/formula-parts';
import { atomLabels } from '@elucida/spectra/markup/atom-labels';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFixed } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { NumberedStructure } from '../../structure/numbered-structure.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AgreeingSignals } from './agreeing-signals.tsx';
import type { PointedAt } from './pointed-at.ts';
import { usePracticeText } from './practice-text.ts';

interface Props {
  reply: PracticeReply;
  /** Of the problem; null while it is to be found. */
  formula: string | null;
  onPoint: (at: PointedAt | null) => void;
  /** Spectra that the student has left out: nothing is said of them. */
  without: ReadonlySet<string>;
}

function Verdict({
  reply: { outcome, formula: drawn, odds },
  formula,
}: Pick<Props, 'reply' | 'formula'>) {
  const { solve } = usePracticeText();
  const language = useLanguage();
  if (outcome === 'wrong_formula')
    return (
      <Notice tone="warning">
        {formula === null
          ? solve.wrongMass(formulaUnicode(drawn))
          : solve.wrongFormula(formulaUnicode(drawn), formulaUnicode(formula))}
      </Notice>
    );
  return (
    <Notice tone={outcome === 'wrong' ? 'warning' : 'success'}>
      <p>{solve.outcome[outcome]}</p>
      {odds === null ? null : <p>{solve.odds(formatFixed(odds, { places: 1, language }))}</p>}
    </Notice>
  );
}

/** What the judge says of a structure: each sentence lights its peak and its atoms. */
export function ReplyView({ reply, formula, onPoint, without }: Props) {
  const { t } = useTranslation();
  const text = usePracticeText();
  const [active, setActive] = useState<PracticePoint | null>(null);
  const { outcome, smiles, right } = reply;
  const isSeen = ({ technique }: PracticePoint) => technique === null || !without.has(technique);
  const contradictions = reply.contradictions.filter(isSeen);
  const point = (next: PracticePoint | null) => {
    setActive(next);
    onPoint(next);
  };
  const labels = atomLabels(smiles);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Verdict reply={reply} formula={formula} />
      {outcome === 'wrong' ? (
        <>
          <figure>
            <NumberedStructure
              numbers
              smiles={smiles}
              name={text.solve.yours}
              atoms={active?.atoms ?? right}
              className="mx-auto h-40"
            />
            <figcaption className="text-center text-sm text-text-2">
              {right.length > 0
                ? text.solve.right(right.map((atom) => labels[atom]).join(', '))
                : text.solve.yours}
            </figcaption>
          </figure>
          {contradictions.length === 0 ? (
            <p>
              {reply.contradictions.length > 0
                ? text.solve.unseenAgainst
                : text.solve.nothingAgainst}
            </p>
          ) : (
            <section>
              <h3>{text.solve.contradictions}</h3>
              <ol className="mt-2 grid gap-1" onMouseLeave={() => point(null)}>
                {contradictions.map((each) => (
                  <li
                    key={each.text}
                    tabIndex={0}
                    onFocus={() => point(each)}
                    onBlur={() => point(null)}
                    onMouseEnter={() => point(each)}
                    className={
                      'grid grid-cols-[4.500rem_minmax(0,1fr)] gap-x-2 rounded-sm border-l-2 px-3 ' +
                      `py-1 ${active === each ? 'border-accent bg-accent-soft' : 'border-border'}`
                    }
                  >
                    <span className="text-sm leading-6 text-text-2">
                      {each.technique ? t(`common.technique.${each.technique}`) : ''}
                    </span>
                    <Markdown text={each.text} />
                  </li>
                ))}
              </ol>
            </section>
          )}
          <AgreeingSignals
            signals={reply.agreeing.filter(isSeen)}
            active={active}
            onPoint={point}
          />
        </>
      ) : null}
    </div>
  );
}
