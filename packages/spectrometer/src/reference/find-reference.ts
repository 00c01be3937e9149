import { solventNamed } from '@elucida/spectra/chemistry/solvent-names';
import { solventOf, type Solvent, type SolventId } from '@elucida/spectra/chemistry/solvents';
import { carbonLines } from '../picking/carbon-lines.ts';
import type { Spectrum1D } from '../recorded/recordings.ts';
import { solventCarbonShifts, zeroCarbonLine } from './carbon-reference-lines.ts';
import { NO_REFERENCE, type FoundReference, type ReferenceLine } from './found-reference.ts';
import {
  solventProtonShifts,
  zeroProtonLine,
  type SolventShift,
} from './proton-reference-lines.ts';

/** What is known of a sample that bears on its reference. */
export interface ReferenceContext {
  /** As the file or the person names it; empty where it is not known. */
  readonly solvent: string;
  /** The formula has silicon: a line near 0 ppm may be the molecule's. */
  readonly hasSilicon: boolean;
}

/** How cautious a nucleus is read, ppm. */
interface Caution {
  /** Beyond, a shift is proposed. */
  readonly most: number;
  /** TMS and the solvent's line, which confirm each other, differ by less. */
  readonly agree: number;
  /** TMS that no solvent's line confirms is nearer to 0, and so is a solvent's single line to its shift. */
  readonly alone: number;
  /**
   * A solvent's line this near to its shift is left where it is: tables and concentrations make as much (CHCl₃ at 7.24
   * to 7.29, CDCl₃ at 77.0 and 77.16). `pattern`: one that deuterium's pattern confirms.
   */
  readonly fits: { readonly single: number; readonly pattern: number };
}
const CAUTION: Readonly<Record<string, Caution>> = {
  '1H': { most: 0.3, agree: 0.05, alone: 0.05, fits: { single: 0.03, pattern: 0.01 } },
  '13C': { most: 3, agree: 0.4, alone: 0.5, fits: { single: 0.2, pattern: 0.2 } },
};

const nearest = <Each extends { readonly shift: number }>(
  all: readonly Each[],
  to = 0,
): Each | undefined => [...all].sort((a, b) => Math.abs(a.shift - to) - Math.abs(b.shift - to))[0];

/** The lines of a spectrum that can say where shifts are counted from. */
function referenceLines(
  spectrum: Spectrum1D,
  solvent: Solvent | undefined,
): {
  zero: ReferenceLine | null;
  mayBeGrease: boolean;
  ofSolvent: (ReferenceLine & SolventShift)[];
} {
  const isProton = spectrum.axis.nucleus === '1H';
  const lines = isProton ? [] : carbonLines(spectrum);
  const proton = isProton ? zeroProtonLine(spectrum, solvent) : null;
  const at = isProton ? (proton?.at ?? null) : zeroCarbonLine(lines);
  // TMS does not dissolve in water: there it is DSS or its like.
  const by = solvent?.effect === 'water' ? 'DSS' : 'TMS';
  const shifts =
    solvent === undefined
      ? []
      : isProton
        ? solventProtonShifts(spectrum, solvent)
        : solventCarbonShifts(lines, { solvent, mhz: spectrum.axis.mhz });
  return {
    zero: at === null ? null : { by, label: by, at, shift: -at },
    mayBeGrease: proton?.mayBeGrease ?? false,
    ofSolvent: shifts.map((each) => ({ by: solvent!.id, label: solvent!.label, ...each })),
  };
}

/**
 * Where shifts of a recorded spectrum of ¹H or ¹³C are counted from: by TMS or DSS, else by the solvent, else as
 * recorded. Both are set to the shifts of `solvents.ts`; IUPAC recommends TMS, or DSS in water (R. K. Harris et al.,
 * Pure Appl. Chem. 73 (2001) 1795). A line near 0 ppm that the solvent contradicts is grease or a silane.
 */
export function findReference(
  spectrum: Spectrum1D,
  { solvent: name, hasSilicon }: ReferenceContext,
): FoundReference {
  const caution = CAUTION[spectrum.axis.nucleus];
  if (caution === undefined) return NO_REFERENCE;
  const known = referenceLines(spectrum, solventNamed(name));
  const { zero: near, ofSolvent: all } = known;
  const agreeing = near && nearest(all, near.shift);
  if (near && !hasSilicon && agreeing && Math.abs(near.shift - agreeing.shift) <= caution.agree)
    return placed(near, caution);
  const zero = hasSilicon || known.mayBeGrease ? null : near;
  // A single line that far from where it should be is the molecule's, unless the solvent's water is as far off.
  const solvent =
    nearest(
      all.filter(
        (each) => each.isPattern || each.hasWater || Math.abs(each.shift) <= caution.alone,
      ),
    ) ?? null;
  // Where they contradict each other, what moves less is believed.
  if (zero !== null && (solvent === null || Math.abs(zero.shift) < Math.abs(solvent.shift)))
    return Math.abs(zero.shift) <= caution.alone
      ? placed(zero, caution)
      : { line: zero, outcome: 'proposed' };
  if (solvent === null) return NO_REFERENCE;
  const { by, label, at, shift, isPattern } = solvent;
  const line = { by, label, at, shift };
  return Math.abs(line.shift) <= caution.fits[isPattern ? 'pattern' : 'single']
    ? { line, outcome: 'fits' }
    : placed(line, caution);
}

const placed = (line: ReferenceLine, { most }: Caution): FoundReference => ({
  line,
  outcome: Math.abs(line.shift) <= most ? 'moved' : 'proposed',
});

/** The line by which a person wants a spectrum referenced; null where it is not in the spectrum. */
export function chosenReference(
  spectrum: Spectrum1D,
  chosen: 'TMS' | SolventId,
  solvent: string,
): ReferenceLine | null {
  if (CAUTION[spectrum.axis.nucleus] === undefined) return null;
  if (chosen === 'TMS') return referenceLines(spectrum, solventNamed(solvent)).zero;
  const line = nearest(referenceLines(spectrum, solventOf(chosen)).ofSolvent);
  if (line === undefined) return null;
  const { by, label, at, shift } = line;
  return { by, label, at, shift };
}
