import type { Solution } from '@elucida/contract/practice';
import { capitalName } from '@elucida/messages/format/capital-name';
import { useTranslation } from 'react-i18next';
import { NumberedStructure } from '../../structure/numbered-structure.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { usePracticeText } from './practice-text.ts';

/** The worked solution: the molecule, and what each spectrum says of it. */
export function SolutionView({ solution: { smiles, name, sections } }: { solution: Solution }) {
  const { t } = useTranslation();
  const text = usePracticeText();
  return (
    <section aria-label={text.solve.solution}>
      <h3>
        {text.solve.solution}
        {name === null ? '' : `: ${capitalName(name)}`}
      </h3>
      <NumberedStructure
        numbers
        smiles={smiles}
        name={name ?? smiles}
        className="mx-auto mt-2 h-40"
      />
      {sections.map(({ technique, points }) => (
        <section key={technique} className="mt-3">
          <h4>{t(`common.technique.${technique}`)}</h4>
          <ul className="mt-1 list-disc pl-5">
            {points.map((point) => (
              <li key={point}>
                <Markdown text={point} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
