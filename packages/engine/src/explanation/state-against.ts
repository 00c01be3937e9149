import type { Evidence } from '../identification.ts';
import { detectGroups } from '../rules/functional-groups.ts';
import { GROUP_INDEX } from '../rules/group-names.ts';
import { CORRELATIONS } from '../rules/infrared-correlations.ts';
import { aboutEvidence, environmentOf, labelAtoms, type ExplainedCandidate } from './explained-candidate.ts';
import { couplingNeighbours, labelNeighbours } from './state-splitting.ts';
import { coinciding } from './coinciding.ts';
import { stateWeakest } from './state-carbon.ts';
import { hasMobileHydrogen } from './mobile-hydrogen.ts';
import { stateOthers } from './state-others.ts';
import type { Statement, StatementKind, StatementValue } from './statement.ts';

/** What evidence against a candidate becomes; codes not named here are unexplained peaks or say nothing against. */
const KIND_OF: Readonly<Partial<Record<string, StatementKind>>> = {
  'carbon-assignment': 'carbon-off', 'carbon-missing': 'carbon-missing', 'carbon-count': 'carbon-signals-against', 'proton-assignment': 'proton-off', 'proton-missing': 'proton-missing',
  'multiplicity': 'splitting-misfit', 'couplings': 'couplings-misfit', 'ir-band-missing': 'ir-band-missing', 'ir-band-foreign': 'ir-band-foreign',
  'ms-isotope-mismatch': 'ms-isotope-mismatch', 'ms-adduct-off': 'ms-adduct-off', 'ms-adduct-missing': 'ms-adduct-missing', 'ms-fragment-missing': 'ms-fragment-missing', 'ms-fragment-foreign': 'ms-fragment-foreign', 'uv-maximum-missing': 'uv-maximum-missing', 'uv-maximum-foreign': 'uv-maximum-foreign',
};
/** Peaks that no atom explains: told under their own heading. */
const UNEXPLAINED = /unexplained/;
/** A band this close to a range may be the one meant, cm⁻¹. */
const CLOSE_BY_CM1 = 40;
/** A carbonyl band this far outside its range is still taken for that carbonyl's: gas phase, electron-withdrawing or conjugating neighbours, cm⁻¹. */
const SHIFTED_BY_CM1 = 90;
const ORDER: readonly string[] = ['C13NMR', 'H1NMR', 'IR', 'MS', 'UVVIS'];

function inReadingOrder(a: Evidence, b: Evidence): number {
  return ORDER.indexOf(a.technique) - ORDER.indexOf(b.technique) || (b.observed ?? b.predicted ?? 0) - (a.observed ?? a.predicted ?? 0);
}

function valuesOf(molecule: ExplainedCandidate, item: Evidence): Record<string, StatementValue> {
  const { observed: observedPattern, expected, ...rest } = item.values ?? {};
  const isSplitting = item.code === 'multiplicity';
  return {
    ...rest, technique: item.technique,
    ...(isSplitting ? { observedPattern: observedPattern!, neighbourAtoms: labelNeighbours(molecule, couplingNeighbours(molecule, item.atoms[0])) } : { ...(expected !== undefined && { expected }) }),
    ...(item.observed !== undefined && { observed: item.observed }), ...(item.predicted !== undefined && { predicted: item.predicted }), ...(item.sd !== undefined && { sd: item.sd }),
    ...(item.atoms.length > 0 && { atoms: labelAtoms(molecule, item.atoms), environment: environmentOf(molecule, item.atoms[0]) }),
  };
}

/** The band nearest to the range of a missing one, when it lies close by: a shifted band is a better clue than none. */
function nearestBand({ candidate }: ExplainedCandidate, { code, values }: Evidence): { near?: number } {
  const from = Number(values?.from), to = Number(values?.to);
  if (code !== 'ir-band-missing' || Number.isNaN(from + to)) return {};
  const distance = (position: number) => Math.max(from - position, position - to, 0);
  const [nearest] = candidate.evidence.flatMap(({ technique, observed }) => (technique === 'IR' && observed !== undefined ? [observed] : [])).sort((a, b) => distance(a) - distance(b));
  return nearest !== undefined && distance(nearest) <= CLOSE_BY_CM1 ? { near: nearest } : {};
}

/** A C=O band outside the range of the molecule's own carbonyl, which would otherwise be told as a foreign band and a missing one. */
function shiftedCarbonyl({ candidate, graph, perception }: ExplainedCandidate): { band: Evidence; missing: Evidence | undefined; values: Record<string, StatementValue> } | undefined {
  const band = candidate.evidence.find(({ code, values }) => code === 'ir-band-foreign' && /^c-o-double/.test(String(values?.vibration)));
  if (band === undefined) return undefined;
  const groups = detectGroups(graph, perception);
  const distance = ({ from, to }: { from: number; to: number }) => Math.max(from - band.observed!, band.observed! - to);
  const own = CORRELATIONS.flatMap(({ vibration, from, to, groups: names }) => {
    const group = names.find((name) => groups[GROUP_INDEX[name]] > 0);
    return group !== undefined && vibration === 'c-o-double' ? [{ vibration, group, from, to }] : [];
  }).sort((a, b) => distance(a) - distance(b))[0];
  if (own === undefined || distance(own) > SHIFTED_BY_CM1) return undefined;
  const missing = candidate.evidence.find(({ code, values }) => code === 'ir-band-missing' && values?.vibration === own.vibration && values.group === own.group);
  return { band, missing, values: { technique: 'IR', observed: band.observed!, ...own } };
}

/** What speaks against a candidate; where nothing does, its weakest points all the same. `fitsPoorly`: it was not put forward because all signals together agree too little. */
export function stateAgainst(molecule: ExplainedCandidate, fitsPoorly = false): Statement[] {
  const shifted = shiftedCarbonyl(molecule);
  const items = molecule.candidate.evidence.filter((item) => item.verdict === 'against' && !UNEXPLAINED.test(item.code) && item !== shifted?.missing).sort(inReadingOrder);
  const statements = items.flatMap((item): Statement[] => {
    if (item === shifted?.band) return [{ kind: item.observed! < Number(shifted.values.from) ? 'ir-band-lowered' : 'ir-band-raised', values: shifted.values, ...aboutEvidence(item) }];
    const kind = KIND_OF[item.code];
    if (kind === undefined) throw new Error(`no statement for evidence code ${item.code} against a candidate`);
    const statement: Statement = { kind, values: { ...valuesOf(molecule, item), ...nearestBand(molecule, item), ...coinciding(molecule, item) }, ...aboutEvidence(item) };
    return item.code === 'carbon-count' && hasMobileHydrogen(molecule.graph) && Number(item.values?.classes) > Number(item.values?.signals) ? [statement, { kind: 'tautomers-average', values: {}, technique: 'C13NMR' }] : [statement];
  });
  return statements.length > 0 ? statements : [{ kind: fitsPoorly ? 'nothing-single-against' : 'nothing-against', values: {} }, ...stateWeakest(molecule)];
}

/** Peaks that the candidate leaves unexplained, technique by technique, and those of other substances. */
export function stateUnexplained({ candidate }: Pick<ExplainedCandidate, 'candidate'>): Statement[] {
  const items = candidate.evidence.filter(({ code, observed }) => UNEXPLAINED.test(code) && observed !== undefined).sort(inReadingOrder);
  const ofOtherForm = [...stateSlowForms(candidate.evidence), ...stateAmmonium(candidate.evidence)];
  // Strong bands and ions without an origin speak against the candidate, and are told there.
  const toldAbove: Statement[] = candidate.evidence.some(({ code }) => /foreign/.test(code)) ? [{ kind: 'unexplained-told-above', values: {} }] : [];
  const others = stateOthers({ candidate });
  if (items.length + others.length + ofOtherForm.length === 0) return toldAbove.length > 0 ? toldAbove : [{ kind: 'nothing-unexplained', values: {} }];
  return [...toldAbove, ...ofOtherForm, ...items.map((item): Statement => {
    const kind = item.code === 'proton-unexplained' ? 'unexplained-protons' : 'unexplained-peak';
    return { kind, values: { ...item.values, technique: item.technique, observed: item.observed! }, ...aboutEvidence(item) };
  }), ...others];
}

/** Hydrogens on the protonated nitrogen of a salt, in one statement. */
function stateAmmonium(evidence: readonly Evidence[]): Statement[] {
  const items = evidence.filter(({ code }) => code === 'ammonium-hydrogen').sort(inReadingOrder);
  if (items.length === 0) return [];
  const positions = items.map(({ observed }) => observed!.toFixed(2)).join(', ');
  return [{ kind: 'ammonium-hydrogens', values: { technique: 'H1NMR', positions }, technique: 'H1NMR', atoms: items[0].atoms, peaks: items.flatMap(({ peak }) => peak ?? []) }];
}

/** Lines of the keto or enol form beside the molecule, one statement a technique. */
function stateSlowForms(evidence: readonly Evidence[]): Statement[] {
  return (['C13NMR', 'H1NMR'] as const).flatMap((technique) => (['enol', 'keto'] as const).flatMap((form): Statement[] => {
    const items = evidence.filter((item) => item.code === 'slow-form' && item.technique === technique && item.values?.form === form).sort(inReadingOrder);
    if (items.length === 0) return [];
    const positions = items.map(({ observed }) => observed!.toFixed(technique === 'C13NMR' ? 1 : 2)).join(', ');
    return [{ kind: form === 'enol' ? 'slow-form-enol' : 'slow-form-keto', values: { technique, positions }, technique, peaks: items.flatMap(({ peak }) => peak ?? []) }];
  }));
}
