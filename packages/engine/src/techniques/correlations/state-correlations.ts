import type { CorrelationType } from '@elucida/spectra/techniques/correlations/correlation-technique';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import type { EvidenceOf } from '../../evidence/evidence.ts';
import { ofCode } from '../../evidence/of-code.ts';
import {
  evidenceOf,
  labelAtoms,
  type ExplainedCandidate,
} from '../../statements/explained-candidate.ts';
import type { CrossPeak, Statement } from '../../statements/statement.ts';

type Item = EvidenceOf<
  | 'hsqc-pair'
  | 'hsqc-shared'
  | 'correlation-path'
  | 'correlation-direct'
  | 'correlation-long'
  | 'correlation-unowned'
  | 'correlation-unmatched'
>;

/** Peaks at one ¹H line lie at most so far apart, ppm (`shared-lines.ts`: 0.03 to either side). */
const ONE_LINE_PPM = 0.061;

/** Peaks of HSQC by the ¹H line that they lie at. */
function byLine<Each extends { readonly observed: number }>(items: readonly Each[]): Each[][] {
  const lines: Each[][] = [];
  for (const item of items.toSorted((a, b) => a.observed - b.observed)) {
    const last = lines.at(-1);
    if (last && item.observed - last[0].observed <= ONE_LINE_PPM) last.push(item);
    else lines.push([item]);
  }
  return lines;
}

/** HSQC, HMBC, COSY or NOESY: which atoms each peak joins, and which peaks say nothing. */
export function stateCorrelations(
  technique: CorrelationType,
  molecule: ExplainedCandidate,
): Statement[] {
  const items = evidenceOf(molecule, technique);
  const [, second] = techniqueOf(technique).pair!.nuclei;
  const to = second === '13C' ? ('C13NMR' as const) : ('H1NMR' as const);

  const crossPeak = (item: Item): CrossPeak => {
    const carriers =
      item.code === 'hsqc-pair' || item.code === 'hsqc-shared'
        ? item.atoms.length
        : 'carriers' in item.values
          ? item.values.carriers
          : 0;
    return {
      observed: item.observed,
      other: item.values.other,
      to,
      atoms: labelAtoms(molecule, item.atoms.slice(0, carriers)),
      otherAtoms: labelAtoms(molecule, item.atoms.slice(carriers)),
      bonds:
        item.code === 'hsqc-pair' || item.code === 'hsqc-shared'
          ? 1
          : 'bonds' in item.values
            ? item.values.bonds
            : 0,
    };
  };
  const about = (some: readonly Item[]) => ({
    technique,
    peaks: some.map(({ peak }) => peak),
    atoms: [...new Set(some.flatMap(({ atoms }) => atoms))],
  });
  const list = (
    kind:
      | `${'hsqc' | 'hmbc' | 'cosy' | 'noesy'}-paths`
      | `${'hmbc' | 'cosy' | 'noesy'}-long`
      | 'hmbc-direct',
    some: readonly Item[],
  ): Statement[] =>
    some.length === 0
      ? []
      : [
          {
            kind,
            values: { count: some.length, peaks: some.map(crossPeak) },
            ...about(some),
          },
        ];
  const left = (
    kind: 'correlations-unowned' | 'correlations-unmatched',
    some: readonly Item[],
  ): Statement[] =>
    some.length === 0
      ? []
      : [{ kind, values: { technique, peaks: some.map(crossPeak) }, ...about(some) }];

  const key = { HSQC: 'hsqc', HMBC: 'hmbc', COSY: 'cosy', NOESY: 'noesy' } as const;
  return [
    ...list(`${key[technique]}-paths`, ofCode(items, 'hsqc-pair', 'correlation-path')),
    ...byLine(ofCode(items, 'hsqc-shared')).map((some): Statement => ({
      kind: 'hsqc-shared',
      values: { peaks: some.map(crossPeak) },
      ...about(some),
    })),
    ...(technique === 'HSQC'
      ? []
      : list(`${key[technique]}-long`, ofCode(items, 'correlation-long'))),
    ...list('hmbc-direct', ofCode(items, 'correlation-direct')),
    ...left('correlations-unowned', ofCode(items, 'correlation-unowned')),
    ...left('correlations-unmatched', ofCode(items, 'correlation-unmatched')),
  ];
}
