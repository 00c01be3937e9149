import type { ProblemSet } from '@elucida/contract/practice-sets';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../../../lib/api/use-error-words.ts';
import { fetchSetProblem, fetchSolutions } from '../../../../lib/api/set-calls.ts';
import { formatCount, formatFixed } from '../../../../lib/format/numbers.ts';
import { useLanguage } from '../../../../lib/i18n/use-language.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { plotAsSvg } from '../../../../spectrum-plot/save-plot.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { usePracticeText } from '../../practice-text.ts';
import { ProblemSpectra } from '../../problem-spectra.tsx';
import { useSetsText } from '../sets-text.ts';
import { makeQuestion, type QuestionWords } from './make-questions.ts';
import type { Question } from './question.ts';
import { fitsMoodle, moodleXml } from './write-moodle.ts';
import { qtiPackage } from './write-qti.ts';

export type ExportFormat = 'qti' | 'moodle';

/** How long plots are waited for, and how often they are looked at. */
const PATIENCE_MS = 15_000,
  LOOK_MS = 100;

/** Plots of a problem that are drawn, in the order of its spectra. */
const drawnPlots = (frame: HTMLElement, place: number): SVGSVGElement[] =>
  [...frame.querySelectorAll(`[data-place="${place}"] section`)].flatMap(
    // The signs on buttons are drawings too.
    (section) => [...section.querySelectorAll('svg')].find((svg) => !svg.closest('button')) ?? [],
  );

/** Draws a set where nobody sees it, and saves it as a file of questions. Says what became of it. */
export function ExportedSet({ set, as }: { set: ProblemSet; as: ExportFormat }) {
  const { t } = useTranslation();
  const text = useSetsText();
  const practice = usePracticeText();
  const errorWords = useErrorWords();
  const language = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const [saved, setSaved] = useState<{ questions: number; note: string | null } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { data, error } = useQuery({
    queryKey: ['sets', set.id, 'export', language],
    queryFn: async () => {
      const [problems, solutions] = await Promise.all([
        Promise.all(set.problems.map((_, place) => fetchSetProblem(set.token, place, language))),
        fetchSolutions(set.id, language),
      ]);
      return { problems, solutions };
    },
  });
  const number = (place: number) => text.one.problem(formatCount(place + 1, language));
  useEffect(() => {
    if (data === undefined) return;
    let isGone = false;
    const words: QuestionWords = {
      title: number,
      formula: (formula) => `${practice.solve.formula}: ${formula}`,
      ion: (mz) => practice.solve.ion(formatFixed(mz, { places: 4, language })),
      ask: text.one.ask,
      askAtoms: text.one.askAtoms,
      askFalse: text.one.askFalse,
      numbered: text.one.numbered,
      technique: (type) => t(`common.technique.${type}`),
      choice: text.one.choice,
      itIs: text.one.itIs,
    };
    const plotsOf = (place: number) => drawnPlots(frame.current!, place).map(plotAsSvg);
    const work = async () => {
      const questions: Question[] = [];
      const leftOut: string[] = [];
      const { problems, solutions } = data;
      for (const [place, problem] of problems.entries()) {
        const needs = { set, lang: language, words, plotsOf, solutions };
        const question = await makeQuestion(problem, place, needs);
        if (isGone) return;
        const fits = as === 'qti' || (question !== null && fitsMoodle(question));
        if (question === null || !fits) leftOut.push(number(place));
        else questions.push(question);
      }
      const note = leftOut.length > 0 ? text.one.leftOut(leftOut.join(', ')) : null;
      const file = { title: set.title, lang: language, questions, note };
      if (as === 'qti')
        saveFile('problems-qti3.zip', new Blob([qtiPackage(file)]), 'application/zip');
      else saveFile('problems-moodle.xml', moodleXml(file), 'text/xml;charset=utf-8');
      setSaved({ questions: questions.length, note });
    };
    const end = Date.now() + PATIENCE_MS;
    const timer = setInterval(() => {
      const isDrawn = data.problems.every(
        ({ spectra }, place) => drawnPlots(frame.current!, place).length === spectra.length,
      );
      if (!isDrawn && Date.now() < end) return;
      clearInterval(timer);
      work().catch(setFailure);
    }, LOOK_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
    // The words are those of the language.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data, as, language]);
  const problem = error ?? failure;
  return (
    <>
      <div aria-live="polite" className="print:hidden">
        {problem ? <Notice tone="danger">{errorWords(problem)}</Notice> : null}
        {saved ? (
          <Notice tone="success" role="note">
            <p>{text.one.exported(formatCount(saved.questions, language))}</p>
            {saved.note === null ? null : <p>{saved.note}</p>}
          </Notice>
        ) : null}
        {problem || saved ? null : <p className="text-text-2">{text.one.exporting}</p>}
      </div>
      {saved || problem ? null : (
        <div
          ref={frame}
          aria-hidden
          inert
          className="pointer-events-none fixed top-0 left-[-200vw] w-[760px] print:hidden"
        >
          {(data?.problems ?? []).map(({ spectra, ion_mz }, place) => (
            <div key={`${ion_mz} ${place}`} data-place={place}>
              <ProblemSpectra spectra={spectra} pointed={null} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}
