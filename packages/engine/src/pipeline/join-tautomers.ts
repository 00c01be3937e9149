import type { Judge } from '../judging/judge.ts';
import { shareEvidence, type JudgedForm } from '../judging/share-evidence.ts';
import { RARELY_DRAWN, tautomerPreference } from '../judging/tautomer-preference.ts';
import { TERMS } from '../judging/terms.ts';
import { tautomersOf, type Tautomer } from '@elucida/molecules/tautomers';
import type { Task } from '../stages.ts';
import type { Judged } from './judged.ts';

/** Candidates, best first, whose tautomers are judged with them. */
const LOOKED_AT = 30;

interface Form extends JudgedForm {
  readonly judged: Judged;
}

/**
 * Finds the tautomers of the best candidates, judges those that nobody proposed, and lets the forms
 * of a compound share what NMR says (`shareEvidence`), so that they are next to each other. Takes
 * and returns candidates best first.
 */
export function joinTautomers(judged: readonly Judged[], judge: Judge, task: Task): Judged[] {
  const known = new Map(judged.map((each) => [each.key, each]));
  const seen = new Set<number>();
  for (const leader of judged.slice(0, LOOKED_AT)) {
    task.checkpoint();
    if (seen.has(leader.key)) continue;
    const tautomers = tautomersOf(leader.graph);
    tautomers.forEach(({ key }) => seen.add(key));
    const forms = tautomers.length > 1 ? formsOf(tautomers, { known, judge, task }) : [];
    if (forms.length < 2) continue;
    shareEvidence(forms).forEach((shared, i) =>
      known.set(forms[i].key, { ...forms[i].judged, ...shared, compound: leader.key }),
    );
  }
  return [...known.values()].sort((a, b) => b.score - a.score || a.key - b.key);
}

/** The tautomers that are candidates already, and the usual ones that are not. */
function formsOf(
  tautomers: readonly Tautomer[],
  { known, judge, task }: { known: ReadonlyMap<number, Judged>; judge: Judge; task: Task },
): Form[] {
  const preferences = tautomers.map(({ graph, perception }) =>
    tautomerPreference(graph, perception),
  );
  const most = Math.max(...preferences);
  return tautomers.flatMap((tautomer, i): Form[] => {
    const usual = preferences[i] >= most - RARELY_DRAWN;
    const judged =
      known.get(tautomer.key) ?? (usual ? judgeTautomer(tautomer, judge, task) : undefined);
    return judged
      ? [{ key: tautomer.key, terms: judged.terms, preference: preferences[i], usual, judged }]
      : [];
  });
}

function judgeTautomer(tautomer: Tautomer, judge: Judge, task: Task): Judged {
  task.checkpoint();
  const terms = new Float64Array(TERMS.length);
  return {
    ...tautomer,
    firstScore: judge.byTables(tautomer),
    score: judge.byNetwork(tautomer, terms),
    terms,
    proposedBy: ['tautomer'],
  };
}
