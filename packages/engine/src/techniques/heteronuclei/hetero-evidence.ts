import { atomsOfClass } from '@elucida/molecules/atoms-of-class';
import type { Molecule } from '@elucida/molecules/molecule';
import type { Evidence } from '../../evidence/evidence.ts';
import { alignSignals, traceAlignment } from '../../nmr/align-signals.ts';
import { assignmentVerdicts } from '../../nmr/assignment-verdicts.ts';
import { rounded } from '../../nmr/rounded.ts';
import { emptyClasses, MAX_CLASSES } from '../../nmr/signal-classes.ts';
import { mayDiffer } from '../../nmr/stereogenic.ts';
import { EXPECTED_LOG_STUDENT_T, logStudentT } from '../../nmr/student-t.ts';
import { heteroClasses, heteroShifts, type HeteroTraits } from './hetero-nucleus.ts';
import type { HeteroSignals } from './hetero-signals.ts';
import { nucleiUnder, partnersUnder, TOO_FEW_PARTNERS, WRONG_INTEGRAL } from './score-hetero.ts';

/** Two fluorines of a CF₂ next to a stereocentre lie at most so far apart, ppm. */
const DIVIDED_PPM = 30;

/** Assignment of the signals to the molecule's fluorine or phosphorus, and what does not fit. */
export function heteroEvidence(
  traits: HeteroTraits,
  molecule: Molecule,
  facts: HeteroSignals,
  weight: number,
): Evidence[] {
  const technique = traits.type;
  const { costs, element } = traits;
  const { shift, peak, nuclei, partners } = facts;
  const classes = emptyClasses();
  const signalOf = new Int16Array(MAX_CLASSES);
  heteroClasses(traits, molecule, classes);
  alignSignals(classes, shift, costs);
  traceAlignment(classes.count, shift.length, signalOf);
  const { observations } = heteroShifts(traits, molecule);
  const entries = [...Array(classes.count).keys()];
  const under = nucleiUnder(classes, signalOf, shift.length);
  const most = partnersUnder(molecule, classes, signalOf, shift.length);
  const atomsOf = (i: number) => atomsOfClass(molecule.perception, classes.symmetryClass[i]);
  const sdOf = (i: number) => Math.hypot(classes.sd[i], costs.widen);
  const verdicts = assignmentVerdicts(
    entries.map((i) => (signalOf[i] < 0 ? 0 : (shift[signalOf[i]] - classes.shift[i]) / sdOf(i))),
  );

  const evidence = entries.map((i): Evidence => {
    const common = {
      technique,
      atoms: atomsOf(i),
      predicted: rounded(classes.shift[i], 1),
      sd: rounded(sdOf(i), 1),
      observations: observations[classes.atom[i]],
      values: { nuclei: classes.nuclei[i], nucleus: element },
    };
    if (signalOf[i] < 0)
      return {
        ...common,
        verdict: 'against',
        code: 'hetero-missing',
        weight: weight * costs.missing,
      };
    const observed = shift[signalOf[i]];
    const surprise =
      logStudentT(observed - classes.shift[i], sdOf(i), costs.floor) -
      (EXPECTED_LOG_STUDENT_T - Math.log(sdOf(i)));
    return {
      ...common,
      observed,
      peak: peak[signalOf[i]],
      verdict: verdicts[i],
      code: 'hetero-assignment',
      weight: weight * surprise,
    };
  });

  let kinds = classes.count;
  let left = 0;
  shift.forEach((observed, signal) => {
    const at = { technique, observed, peak: peak[signal] };
    if (under[signal] === 0) {
      const divided = entries.find(
        (i) =>
          classes.nuclei[i] > 1 &&
          Math.abs(observed - classes.shift[i]) <= Math.hypot(DIVIDED_PPM, classes.sd[i]) &&
          mayDiffer(molecule, atomsOf(i), 'atoms'),
      );
      if (divided === undefined) {
        left++;
        evidence.push({
          ...at,
          atoms: [],
          verdict: 'against',
          code: 'hetero-unexplained',
          weight: weight * costs.extra,
        });
        return;
      }
      kinds++;
      evidence.push({
        ...at,
        atoms: atomsOf(divided),
        predicted: rounded(classes.shift[divided], 1),
        sd: rounded(sdOf(divided), 1),
        observations: observations[classes.atom[divided]],
        verdict: 'neutral',
        code: 'hetero-assignment',
        values: { nuclei: classes.nuclei[divided], nucleus: element },
      });
      return;
    }
    const atoms = entries.filter((i) => signalOf[i] === signal).flatMap(atomsOf);
    if (nuclei !== null && nuclei[signal] !== under[signal] && kinds === classes.count)
      evidence.push({
        ...at,
        atoms,
        verdict: 'against',
        code: 'hetero-integral',
        values: { seen: nuclei[signal], nuclei: under[signal], nucleus: element },
        weight: weight * WRONG_INTEGRAL,
      });
    if (partners[signal] > most[signal])
      evidence.push({
        ...at,
        atoms,
        verdict: 'against',
        code: 'hetero-splitting',
        values: { seen: partners[signal], most: most[signal], nucleus: element },
        weight: weight * TOO_FEW_PARTNERS,
      });
  });
  const isMissing = entries.some((i) => signalOf[i] < 0);
  evidence.push({
    technique,
    atoms: [],
    verdict: kinds === shift.length ? 'for' : isMissing || left > 0 ? 'against' : 'neutral',
    code: 'hetero-count',
    values: { classes: kinds, signals: shift.length, nucleus: element },
  });
  return evidence;
}
