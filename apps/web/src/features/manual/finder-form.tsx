import type { ElementSymbol } from '@elucida/spectra/chemistry/elements';
import type { ManualDraft } from '@elucida/spectra/manual-payload/draft';
import { toNumber } from '@elucida/spectra/number-format';
import { ADDUCTS } from '@elucida/spectra/techniques/mass/adducts';
import { findFormulas, MOST_MASS } from '@elucida/spectra/techniques/mass/find-formulas';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/text-field.tsx';
import { carbonSignalsIn, massIn, massInDraft } from './finder-start.ts';
import { FinderTable } from './finder-table.tsx';
import type { SoughtMass } from './sought-mass.ts';

/** Elements offered, with what most organic molecules stay within. */
const ELEMENTS: readonly (readonly [ElementSymbol, most: number])[] = [
  ['N', 6],
  ['O', 10],
  ['S', 2],
  ['P', 1],
  ['F', 3],
  ['Cl', 2],
  ['Br', 1],
  ['I', 1],
  ['Si', 0],
  ['B', 0],
];
const USUAL_PPM = 5;
const MOST_PPM = 50;
const MOST_ATOMS = 40;

interface Props {
  draft: ManualDraft;
  sought: SoughtMass | null;
  onFormula: (hill: string) => void;
}

const filled = (text: string): number | undefined => {
  const value = toNumber(text);
  return Number.isFinite(value) && value >= 0 ? value : undefined;
};

/** What is known of the mass and the molecule, and the formulas that fit. */
export function FinderForm({ draft, sought, onFormula }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [start] = useState(() => sought ?? massInDraft(draft));
  const [text, setText] = useState(start === null ? '' : String(start.mz));
  const [ion, setIon] = useState(start?.ion ?? ADDUCTS[0]!.ion);
  const [ppm, setPpm] = useState(String(USUAL_PPM));
  const [carbons, setCarbons] = useState(() => String(carbonSignalsIn(draft) || ''));
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const [most, setMost] = useState<Readonly<Partial<Record<ElementSymbol, string>>>>(() =>
    Object.fromEntries(ELEMENTS.map(([element, count]) => [element, String(count)])),
  );
  const type = (typed: string) => {
    setText(typed);
    const read = massIn(typed);
    if (read?.ion) setIon(read.ion);
  };
  const question = useDeferredValue(
    useMemo(() => {
      const mass = massIn(text);
      const adduct = ADDUCTS.find((each) => each.ion === ion);
      return mass === null || adduct === undefined
        ? null
        : {
            mz: mass.mz,
            adduct,
            ppm: Math.min(filled(ppm) ?? USUAL_PPM, MOST_PPM),
            most: Object.fromEntries(
              ELEMENTS.map(([element]) => [
                element,
                Math.min(filled(most[element] ?? '') ?? 0, MOST_ATOMS),
              ]),
            ),
            carbonSignals: filled(carbons) ?? 0,
            isotopes: { first: filled(first), second: filled(second) },
          };
    }, [text, ion, ppm, most, carbons, first, second]),
  );
  const answer = useMemo(() => (question ? findFormulas(question) : null), [question]);
  const small = { inputMode: 'decimal', maxLength: 8, autoComplete: 'off' } as const;
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md border border-border p-3">
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto_6rem]">
        <TextField
          label={t('manual.finder.mass')}
          value={text}
          autoComplete="off"
          spellCheck={false}
          placeholder="206.1178"
          onChange={(event) => type(event.target.value)}
        />
        <div className="field">
          <label className="field-label" htmlFor={`${id}-ion`}>
            {t('manual.finder.ion')}
          </label>
          <select
            id={`${id}-ion`}
            className="input"
            value={ion}
            onChange={(event) => setIon(event.target.value)}
          >
            {ADDUCTS.map((adduct) => (
              <option key={adduct.ion}>{adduct.ion}</option>
            ))}
          </select>
        </div>
        <TextField
          {...small}
          label={t('manual.finder.ppm')}
          value={ppm}
          onChange={(event) => setPpm(event.target.value)}
        />
      </div>
      <fieldset>
        <legend className="field-label">{t('manual.finder.elements')}</legend>
        <div className="mt-1 grid grid-cols-5 gap-2 lg:grid-cols-10">
          {ELEMENTS.map(([element]) => (
            <label key={element} className="grid gap-0.5 text-center text-xs font-semibold">
              {element}
              <input
                className="input min-h-8 px-1 text-center"
                inputMode="numeric"
                maxLength={2}
                value={most[element] ?? ''}
                onChange={(event) => setMost((old) => ({ ...old, [element]: event.target.value }))}
              />
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid items-end gap-3 sm:grid-cols-3">
        <TextField
          {...small}
          label={t('manual.finder.carbons')}
          value={carbons}
          onChange={(event) => setCarbons(event.target.value)}
        />
        <TextField
          {...small}
          label={t('manual.finder.first')}
          value={first}
          onChange={(event) => setFirst(event.target.value)}
        />
        <TextField
          {...small}
          label={t('manual.finder.second')}
          value={second}
          onChange={(event) => setSecond(event.target.value)}
        />
      </div>
      {answer === null ? (
        <p className="field-hint">
          {t(text.trim() === '' ? 'manual.finder.hint' : 'manual.finder.noMass')}
        </p>
      ) : question!.mz > MOST_MASS * question!.adduct.molecules ? (
        <p className="field-hint">{t('manual.finder.tooHeavy', { most: MOST_MASS })}</p>
      ) : (
        <FinderTable answer={answer} ppm={question!.ppm} onFormula={onFormula} />
      )}
    </div>
  );
}
