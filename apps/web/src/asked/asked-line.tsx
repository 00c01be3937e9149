import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { useQuery } from '@tanstack/react-query';
import { FormulaText } from '../formula/formula-text.tsx';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { useAskedText } from '../result-view/use-asked-text.ts';
import { Structure } from '../structure/structure.tsx';
import { namesQuery } from './names-query.ts';
import { RedrawButton } from './redraw-button.tsx';

interface Props {
  line: string;
  formula: string;
  disabled: boolean;
  onDraw: (smiles: string) => void;
}

/** One structure asked about: its drawing, name and formula, or what is wrong with its line. */
export function AskedLine({ line, formula, disabled, onDraw }: Props) {
  const text = useAskedText();
  const language = useLanguage();
  const { data, isError } = useQuery(namesQuery(line, language));
  if (isError) return <li className="text-sm text-text-2">{text.unchecked(line)}</li>;
  if (!data) return <li className="text-sm text-text-2">{text.looking}</li>;
  const { structure, suggestions } = data;
  if (!structure)
    return (
      <li className="field-error wrap-anywhere">
        {text.unread(line)}
        {suggestions.length > 0 ? ` ${text.similar(suggestions.join(', '))}` : ''}
      </li>
    );
  const asked = parseFormula(formula);
  const differs = asked.ok && asked.formula.hill !== structure.formula;
  const name = structure.name ?? line;
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-x-3">
      <Structure smiles={structure.smiles} name={name} className="h-14" />
      <div className="min-w-0 text-sm">
        <p className="wrap-anywhere">
          <span className="font-semibold">{name}</span> · <FormulaText hill={structure.formula} />
        </p>
        {differs ? (
          <p className="field-error wrap-anywhere">
            {text.otherFormula(line, structure.formula, asked.formula.hill)}
          </p>
        ) : null}
      </div>
      <RedrawButton line={line} disabled={disabled} onDraw={() => onDraw(structure.smiles)} />
    </li>
  );
}
