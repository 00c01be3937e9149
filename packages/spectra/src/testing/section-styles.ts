import { parseFormula } from '../formula/parse-formula.ts';
import { addFormulas } from '../formula/combine.ts';
import { formulaFromCounts } from '../formula/formula-from-counts.ts';
import { ADDUCTS, ionMass } from '../techniques/mass/adducts.ts';
import type { PrintedCompound } from './printed-compound.ts';

/** Deviation of the mass that was "found" from the calculated one, Da. */
const FOUND_OFF = 0.0002;

const two = (value: number): string => value.toFixed(2);
const one = (value: number): string => value.toFixed(1);
const comma = (text: string): string => text.replace(/(\d)\.(\d)/gu, '$1,$2');
const subscripts = (formula: string): string =>
  formula.replace(/\d/gu, (digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)]!);
const shift = (ppm: number | readonly [number, number], dash = '–'): string =>
  typeof ppm === 'number' ? two(ppm) : `${two(ppm[0])}${dash}${two(ppm[1])}`;

/** Masses and formulas of a compound's ion, as a report prints them. */
export function reportOf({ formula, ion }: PrintedCompound): {
  readonly calculated: string;
  readonly found: string;
  readonly ionFormula: string;
} {
  const read = parseFormula(formula);
  if (!read.ok) throw new Error(formula);
  const adduct = ADDUCTS.find((each) => each.ion === ion)!;
  const mass = ionMass(read.formula.monoisotopicMass, adduct);
  const { H = 0, ...others } = adduct.atoms;
  const atoms = formulaFromCounts({
    ...read.formula.counts,
    H: (read.formula.counts.H ?? 0) + H,
  });
  return {
    calculated: mass.toFixed(4),
    found: (mass + FOUND_OFF).toFixed(4),
    ionFormula: addFormulas(atoms, { counts: others }).hill,
  };
}

type Signal = PrintedCompound['h1'][number];
type Carbon = PrintedCompound['c13'][number];

/** In the order that most journals print: multiplicity, coupling, number of protons, atoms. */
const proton = (
  { ppm, int, mult, j, atoms }: Signal,
  { coupling = 'J = ', unit = ' Hz', protons = 'H', before = ', ', dash = '–' } = {},
): string =>
  `${shift(ppm, dash)} (${mult}${j ? `, ${coupling}${j.map(one).join(', ')}${unit}` : ''}, ` +
  `${int}${protons}${atoms ? `${before}${atoms}` : ''})`;
/** Protons first: RSC and others. */
const protonFirst = (
  { ppm, int, mult, j, atoms }: Signal,
  { coupling = 'J ', unit = '', protons = ' H', and = ' and ' } = {},
): string =>
  `${shift(ppm, '–')} (${int}${protons}, ${mult}${j ? `, ${coupling}${j.map(one).join(and)}${unit}` : ''}` +
  `${atoms ? `, ${atoms}` : ''})`;
const carbon = ({ ppm, carbons, atoms, jcf }: Carbon, label = 'J'): string => {
  const details = [
    jcf === undefined ? '' : `d, ${label} = ${one(jcf)} Hz`,
    carbons === undefined ? '' : `${carbons}C`,
    atoms ?? '',
  ].filter(Boolean);
  return `${one(ppm)}${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
};
const masses = ({ ms }: PrintedCompound, ion: (mz: number, percent: number) => string): string =>
  (ms ?? [])
    .map(([mz, percent], index) => (index === 0 ? ion(mz, percent) : `${mz} (${percent})`))
    .join(', ');
const label = (ion: string, gap = ' '): string =>
  ion === 'M⁺•'
    ? 'M+'
    : ion
        .replace('⁺', '+')
        .replace('⁻', '–')
        .replace(/(?<=M)([+−])/u, `${gap}$1${gap}`);
const mode = (ion: string): string => (ion === 'M⁺•' ? 'EI' : 'ESI');

function acs(compound: PrintedCompound): string {
  const { calculated, found, ionFormula } = reportOf(compound);
  const { name, melts, solvent, h1, c13, ir, phase, ion } = compound;
  return (
    `${name} (3a). Prepared according to the general procedure; white solid (182 ` +
    `mg, 85%)${melts ? `; mp ${melts} °C` : ''}; ` +
    `1H NMR (400 MHz, ${solvent}) δ ${h1.map((signal) => proton(signal)).join(', ')}; ` +
    `13C{1H} NMR (101 MHz, ${solvent}) δ ${c13.map((signal) => carbon(signal, '2JC–F')).join(', ')}; ` +
    `IR (${phase}) ${ir.join(', ')} cm–1; ` +
    `HRMS (${mode(ion)}-TOF) m/z: ${ion === 'M⁺•' ? '[M]+' : label(ion)} calcd ` +
    `for ${ionFormula} ${calculated}; found ${found}.`
  );
}

function rsc(compound: PrintedCompound): string {
  const { calculated, found, ionFormula } = reportOf(compound);
  const { name, melts, solvent, h1, c13, ir, phase, ion } = compound;
  return (
    `${name} 3a\nColourless solid${melts ? `, mp ${melts} °C (from hexane)` : ''}; ` +
    `νmax(${phase})/cm−1 ${ir.slice(0, -1).join(', ')} and ${ir.at(-1)}; ` +
    `δH(400 MHz; ${solvent}; Me4Si) ${h1.map((signal) => protonFirst(signal)).join(', ')}; ` +
    `δC(101 MHz; ${solvent}) ${c13.map((signal) => carbon(signal, 'J(C,F)')).join(', ')}; ` +
    `m/z (${mode(ion)}) ${found} (${label(ion)}. ${ionFormula} requires ${calculated}).`
  );
}

function wiley(compound: PrintedCompound): string {
  const { calculated, found, ionFormula } = reportOf(compound);
  const { name, solvent, h1, c13, ir, phase, ion, formula } = compound;
  const signals = h1.map((signal) =>
    proton(signal, { coupling: '³J(H,H)=', before: '; ' }).replace(' (', ' ('),
  );
  const last = signals.at(-1)!.replace(' (', ' ppm (');
  return (
    `${name} (3a): Yield: 85 %. ¹H NMR (400 MHz, ${subscripts(solvent)}, 25 °C, ` +
    `TMS): δ=${[...signals.slice(0, -1), last].join(', ')}; ` +
    `¹³C NMR (101 MHz, ${subscripts(solvent)}, 25 °C): δ=` +
    `${c13.map((signal) => carbon(signal, '¹J(C,F)')).join(', ')} ` +
    `ppm; ` +
    `IR (${phase}): ν̃=${ir.join(', ')} cm⁻¹; ` +
    (compound.ms
      ? `MS (70 eV, EI): m/z (%): ${masses(compound, (mz, percent) => `${mz} (${percent}) [M⁺]`)}; `
      : '') +
    `HRMS (${mode(ion)}): m/z calcd for ${subscripts(ionFormula)}: ${calculated} ${label(ion, '')}; found: ${found}; ` +
    `elemental analysis calcd (%) for ${formula}: C 65.44, H 6.71; found: C 65.40, H 6.75.`
  );
}

const ELSEVIER = { coupling: 'J=', unit: 'Hz', protons: 'H', and: ', ' };
function elsevier(compound: PrintedCompound): string {
  const { calculated, found, ionFormula } = reportOf(compound);
  const { name, melts, solvent, h1, c13, ir, phase, ion } = compound;
  return (
    `4.2.1. ${name} (3a)\nWhite powder${melts ? `, mp ${melts} °C` : ''}. IR (${phase}, cm−1): ${ir.join(', ')}. ` +
    `1H-NMR (${solvent}, 400 MHz) δ: ${h1.map((signal) => protonFirst(signal, ELSEVIER)).join('; ')}. ` +
    `13C-NMR (${solvent}, 101 MHz) δ: ${c13.map((signal) => carbon(signal)).join('; ')}. ` +
    (compound.ms
      ? `EIMS m/z (rel. int.): ${masses(compound, (mz, percent) => `${mz} [M]+ (${percent})`)}. `
      : '') +
    `HR${mode(ion)}MS m/z ${found} ${ion === 'M⁺•' ? '[M]+' : label(ion, '')} (calcd for ${ionFormula}, ${calculated}).`
  );
}

function thieme(compound: PrintedCompound): string {
  const { calculated, found, ionFormula } = reportOf(compound);
  const { name, melts, solvent, h1, c13, ir, phase, ion, formula } = compound;
  return [
    `${name} (3a)`,
    `White solid; yield: 182 mg (85%)${melts ? `; mp ${melts} °C` : ''}; Rf = 0.35 (hexane–EtOAc, 4:1).`,
    `IR (${phase}): ${ir.join(', ')} cm–1.`,
    `1H NMR (400 MHz, ${solvent}): δ = ${h1.map((signal) => proton(signal, { protons: ' H' })).join(', ')}.`,
    `13C NMR (101 MHz, ${solvent}): δ = ${c13.map((signal) => carbon(signal, 'JC,F')).join(', ')}.`,
    ...(compound.ms
      ? [
          `MS (EI, 70 eV): m/z (%) = ${masses(compound, (mz, percent) => `${mz} (${percent}) [M+]`)}.`,
        ]
      : []),
    `HRMS (${mode(ion)}): m/z ${ion === 'M⁺•' ? '[M]+' : label(ion)} calcd for ` +
      `${ionFormula}: ${calculated}; found: ${found}.`,
    `Anal. Calcd for ${formula}: C, 65.44; H, 6.71. Found: C, 65.40; H, 6.75.`,
  ].join('\n');
}

function spanish(compound: PrintedCompound): string {
  const { calculated, found, ionFormula } = reportOf(compound);
  const { name, melts, solvent, h1, c13, ir, phase, ion } = compound;
  return (
    `${name} (3a). Sólido blanco, rendimiento 85 %.${melts ? ` P.f.: ${melts} °C.` : ''} ` +
    `IR (${phase}) ν (cm-1): ${ir.join(', ')}. ` +
    comma(
      `RMN-1H (400 MHz, ${solvent}) δ (ppm): ${h1.map((signal) => proton(signal, { dash: '-' })).join(', ')}. ` +
        `RMN de 13C (101 MHz, ${solvent}) δ (ppm): ${c13.map((signal) => carbon(signal)).join('; ')}. ` +
        `EMAR (${mode(ion)}) m/z calculada para ${ionFormula} ${ion === 'M⁺•' ? '[M]+' : label(ion)}: ` +
        `${calculated}; encontrada: ${found}.`,
    )
  );
}

function basque(compound: PrintedCompound): string {
  const { calculated, found, ionFormula } = reportOf(compound);
  const { name, melts, solvent, h1, c13, ir, phase, ion } = compound;
  return [
    `${name}`,
    ...(melts ? [`Fusio-puntua: ${melts} °C.`] : []),
    comma(
      `1H EMN (400 MHz, ${solvent}) δ ${h1.map((signal) => proton(signal)).join('; ')}.\n` +
        `13C EMN (101 MHz, ${solvent}) δ ${c13.map((signal) => carbon(signal)).join('; ')}.`,
    ),
    `IR (${phase}) ${ir.join(', ')} cm−1.`,
    comma(
      `HRMS (${mode(ion)}) m/z kalkulatua ${ionFormula} ${ion === 'M⁺•' ? '[M]+' : label(ion)} ` +
        `${calculated}, aurkitua ${found}.`,
    ),
  ].join('\n');
}

const bare = (signal: Signal): string => proton({ ...signal, atoms: '' }, { dash: ' – ' });
/** A carbon as a program reports it, without what a person would add. */
const shiftAlone = ({ ppm, jcf }: Carbon): string => carbon({ ppm, ...(jcf ? { jcf } : {}) });

function mestrenova(compound: PrintedCompound): string {
  const { h1, c13, solvent } = compound;
  const named = solvent === 'CDCl3' ? 'Chloroform-d' : 'DMSO-d6';
  return (
    `1H NMR (400 MHz, ${named}) δ ${h1.map(bare).join(', ')}.\n` +
    `13C NMR (101 MHz, ${solvent}) δ ${c13.map(shiftAlone).join(', ')}.\n`
  );
}

const HETEROCYCLES = { coupling: 'J = ', protons: 'H', and: ', ' };
function heterocycles(compound: PrintedCompound): string {
  const { calculated, found, ionFormula } = reportOf(compound);
  const { name, melts, solvent, h1, c13, ir, ion } = compound;
  return (
    `${name} (3a). Yield 182 mg (85%), white crystals${melts ? `, mp ${melts}°C` : ''}. ` +
    `IR spectrum, ν, cm–1: ${ir.join(', ')}. ` +
    `1H NMR spectrum (400 MHz, ${solvent}), δ, ppm (J, Hz): ` +
    `${h1.map((signal) => protonFirst(signal, HETEROCYCLES)).join('; ')}. ` +
    `13C NMR spectrum (101 MHz, ${solvent}), δ, ppm: ${c13.map((signal) => carbon(signal)).join('; ')}. ` +
    `Found, m/z: ${found} ${ion === 'M⁺•' ? '[M]+' : label(ion, '')}. ${ionFormula}. Calculated, m/z: ${calculated}.`
  );
}

/** An ACS section copied out of a PDF: narrow lines, special spaces, ligatures, divided words. */
function copied(compound: PrintedCompound): string {
  const words = acs(compound)
    .replaceAll('fl', 'ﬂ')
    .replaceAll(' Hz', '\u00a0Hz')
    .replaceAll('J =', '𝐽\u2009=')
    .split(/ (?!MHz)/u);
  let line = '';
  const lines: string[] = [];
  for (const word of words) {
    if (line.length + word.length > 58) {
      lines.push(line);
      line = '';
    }
    line += `${line === '' ? '' : ' '}${word}`;
  }
  return [...lines, line].join('\r\n').replace('procedure', 'pro-\r\ncedure');
}

/** How sections are printed, by the kind of journal; each as that journal's guide for authors asks. */
export const SECTION_STYLES: Readonly<Record<string, (compound: PrintedCompound) => string>> = {
  'ACS (J. Org. Chem.)': acs,
  'RSC (Org. Biomol. Chem.)': rsc,
  'Wiley (Chem. Eur. J.)': wiley,
  'Elsevier (Tetrahedron)': elsevier,
  'Thieme (Synthesis)': thieme,
  'Spanish, decimal commas': spanish,
  'Basque, decimal commas': basque,
  'MestReNova report': mestrenova,
  'Springer (Chem. Heterocycl. Compd.)': heterocycles,
  'ACS, copied from a PDF': copied,
};
