import { useTranslation } from 'react-i18next';
import { FormulaText } from '../../formula/formula-text.tsx';

/** A sentence in which the formula is set as chemists print it. */
function Sentence({ text, formula }: { text: string; formula: string | undefined }) {
  if (!formula) return text;
  return text.split(formula).map((part, index) => (
    <span key={index}>
      {index > 0 ? <FormulaText hill={formula} /> : null}
      {part}
    </span>
  ));
}

/** What the list covers: the first sentence at once, the rest when asked for. */
export function GuideNote({ note, formula }: { note: string; formula: string | undefined }) {
  const { t } = useTranslation();
  const [first = '', ...rest] = note.split(/(?<=[.!?])\s+/);
  return (
    <>
      <p>
        <Sentence text={first} formula={formula} />
      </p>
      {rest.length === 0 ? null : (
        <details className="mt-1">
          <summary className="text-sm text-accent">{t('isomers.aboutList')}</summary>
          <p className="mt-1 max-w-[75ch] text-sm">
            <Sentence text={rest.join(' ')} formula={formula} />
          </p>
        </details>
      )}
    </>
  );
}
