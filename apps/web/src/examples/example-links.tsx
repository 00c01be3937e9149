import type { ExampleName } from '@elucida/contract/examples';
import { useTranslation } from 'react-i18next';
import { FormulaText } from '../formula/formula-text.tsx';
import { LocalLink } from '../ui/local-link.tsx';
import { EXAMPLE_FORMULAS, examplePath, EXAMPLES } from './example-names.ts';

/** The examples that anybody may run, each one click away; but for the one that is shown. */
export function ExampleLinks({ without }: { without?: ExampleName }) {
  const { t } = useTranslation();
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {EXAMPLES.filter((name) => name !== without).map((name) => (
        <li key={name} className="grid sm:[&:first-child:nth-last-child(odd)]:col-span-2">
          <LocalLink
            to={examplePath(name)}
            className={
              'rounded-sm border border-border bg-surface px-3 py-2 text-sm no-underline ' +
              'hover:border-accent'
            }
          >
            <span className="block font-semibold">{t(`home.live.${name}`)}</span>
            <span className="text-text-2">
              <FormulaText hill={EXAMPLE_FORMULAS[name]} />
            </span>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
