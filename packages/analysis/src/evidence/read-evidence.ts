import type { ReportEvidence } from '@elucida/contract/reports';
import { EVIDENCE } from '@elucida/engine/evidence/evidence';
import type { Better, Evidence, EvidenceOf } from '@elucida/engine/evidence/evidence';
import type { EvidenceValueTypes } from '@elucida/engine/evidence/declaration';
import { isEvidenceCode, type EvidenceCode } from '@elucida/spectra/evidence/evidence-roles';

type WireValue = string | number | undefined;
const numberOf = (value: WireValue): number | undefined => {
  const number = typeof value === 'string' ? Number(value.replace('−', '-')) : value;
  return number === undefined || Number.isNaN(number) ? undefined : number;
};
const textOf = (value: WireValue): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** How a value of each type is read from the wire; undefined where it is none. */
const READERS: {
  readonly [Type in keyof EvidenceValueTypes]: (value: WireValue) => unknown;
} = {
  count: numberOf,
  ppm: numberOf,
  hertz: numberOf,
  hertzes: (value) => textOf(value)?.split('; ').map(Number),
  wavenumber: numberOf,
  nanometre: numberOf,
  mass: numberOf,
  percent: numberOf,
  error: numberOf,
  ions: (value) =>
    textOf(value)
      ?.split(', ')
      .map((each) => {
        const [ion, mz] = each.split(' ');
        return { ion, mz: Number(mz) };
      }),
  ion: textOf,
  yes: (value) => (value === 'yes' ? true : undefined),
  pattern: textOf,
  needs: textOf,
  origin: textOf,
  solvent: textOf,
  impurity: textOf,
  nucleus: textOf,
  form: textOf,
  group: textOf,
  vibration: textOf,
  process: textOf,
  chromophore: textOf,
};

/** The values declared for a code; undefined where one of them is not there. */
function readValues(
  code: EvidenceCode,
  wire: Readonly<Record<string, WireValue>>,
): Record<string, unknown> | undefined {
  const values: Record<string, unknown> = {};
  for (const [name, declared] of Object.entries<string>(EVIDENCE[code].values)) {
    const isOptional = declared.endsWith('?');
    const type = (isOptional ? declared.slice(0, -1) : declared) as keyof EvidenceValueTypes;
    const value = READERS[type](wire[name]);
    if (value !== undefined) values[name] = value;
    else if (!isOptional) return undefined;
  }
  return values;
}

function readBetter(values: Readonly<Record<string, WireValue>>): Better | undefined {
  const smiles = textOf(values.better),
    predicted = numberOf(values.betterPredicted),
    sd = numberOf(values.betterSd),
    pattern = textOf(values.betterPattern);
  if (smiles === undefined) return undefined;
  if (predicted !== undefined && sd !== undefined) return { smiles, predicted, sd };
  return pattern === undefined ? undefined : { smiles, pattern };
}

/**
 * Evidence as a response holds it, read back. Null for a code that this version does not know, and
 * where something is not there that evidence of the code has: in results of older versions.
 */
export function readEvidence({
  code,
  values: wire = {},
  ...rest
}: ReportEvidence): Evidence | null {
  if (!isEvidenceCode(code)) return null;
  const { has, technique } = EVIDENCE[code];
  if (
    has.some((place) => rest[place] === undefined) ||
    !technique.some((each) => each === rest.technique)
  )
    return null;
  const values = readValues(code, wire);
  if (values === undefined) return null;
  const better = readBetter(wire);
  // What the table declares for the code was checked above, name by name.
  return {
    ...rest,
    code,
    ...(Object.keys(values).length > 0 && { values }),
    ...(wire.open === 'yes' && { open: true }),
    ...(better && { better }),
  } as unknown as EvidenceOf<typeof code>;
}
