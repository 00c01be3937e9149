import type { Verification } from '@elucida/contract/verification';
import { formatConfidence } from '../../lib/confidence.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { Structure } from '../../structure/structure.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { useVerifyText } from './verify-text.ts';

function Sentences({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="text-base">{title}</h3>
      <ul className="list-disc space-y-1 pl-5">
        {lines.map((line) => (
          <li key={line}>
            <Markdown text={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Structures that explain the spectra better, drawn. */
function Better({ better }: Pick<Verification, 'better'>) {
  const text = useVerifyText();
  const language = useLanguage();
  if (better.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="text-base">{text.better}</h3>
      <p className="text-sm text-text-2">{text.betterHelp}</p>
      <ul className="flex flex-wrap gap-3">
        {better.map(({ smiles, name, probability }) => (
          <li key={smiles} className="card grid w-44 gap-1 p-2">
            <Structure smiles={smiles} name={name ?? smiles} className="h-28" />
            <span className="text-sm wrap-anywhere">{name ?? smiles}</span>
            <span className="figures text-sm text-text-2">
              {formatConfidence(probability, language)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Why a structure is consistent with its spectra or not, what explains them better, what would settle it. */
export function Reasons({ verification }: { verification: Verification }) {
  const text = useVerifyText();
  const { against, better, settle, for: supports } = verification;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Sentences title={text.against} lines={against} />
      <Better better={better} />
      <Sentences title={text.supports} lines={supports} />
      <Sentences title={text.settle} lines={settle} />
    </div>
  );
}
