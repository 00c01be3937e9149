import type { SetKind } from '@elucida/contract/practice-terms';
import { KindSelect } from './kind-select.tsx';
import { useSetsText } from './sets-text.ts';

/** Molecules as they are typed, one a line, and what students do with each where it is not found. */
export interface OwnMolecules {
  readonly lines: string;
  /** By the molecule as it is typed. */
  readonly kinds: ReadonlyMap<string, SetKind>;
}

export const NO_MOLECULES: OwnMolecules = { lines: '', kinds: new Map() };

/** The molecules that were typed, with what students do with each. */
export const typedMolecules = ({ lines, kinds }: OwnMolecules) =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((structure) => ({ structure, kind: kinds.get(structure) ?? ('structure' as const) }));

/** A teacher's own molecules: a field for names or SMILES, and the kind of each. */
export function OwnMoleculesField({
  own,
  onChange,
}: {
  own: OwnMolecules;
  onChange: (own: OwnMolecules) => void;
}) {
  const text = useSetsText();
  const { lines, kinds } = own;
  const typed = new Map(typedMolecules(own).map(({ structure, kind }) => [structure, kind]));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="field">
        <label className="field-label" htmlFor="own-molecules">
          {text.make.own}
        </label>
        <textarea
          id="own-molecules"
          className="input mono"
          rows={4}
          maxLength={20_000}
          value={lines}
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby="own-help"
          onChange={({ target }) => onChange({ kinds, lines: target.value })}
        />
        <p id="own-help" className="field-hint">
          {text.make.ownHelp}
        </p>
      </div>
      {typed.size === 0 ? null : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-label={text.make.kind}>
          {[...typed].map(([structure, kind]) => (
            <li
              key={structure}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 sm:max-w-[40rem]"
            >
              <span className="mono text-sm wrap-anywhere">{structure}</span>
              <KindSelect
                label={text.make.kindOf(structure)}
                value={kind}
                onChange={(chosen) =>
                  onChange({ lines, kinds: new Map(kinds).set(structure, chosen) })
                }
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
