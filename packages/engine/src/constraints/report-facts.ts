import { isLikelyForeign } from '@elucida/spectra/nmr-lines/foreign/own-lines';
import type { Task } from '../stages.ts';
import type { SpectralFacts } from './spectral-facts.ts';
import { readIndications } from './indications.ts';

/** Tells the watcher what the spectra say before any candidate is looked at (stage `interpret`). */
export function reportFacts(facts: SpectralFacts, task: Task): void {
  const { C13NMR: carbon, H1NMR: proton, formula } = facts;
  task.progress('interpret', 0.2, {
    key: 'fact-unsaturation',
    values: { formula: formula.hill, unsaturation: formula.unsaturation },
  });
  const indications = readIndications(facts);
  if (carbon) {
    task.progress('interpret', 0.5, {
      key: indications.symmetryLikely ? 'fact-carbon-signals-symmetry' : 'fact-carbon-signals',
      values: {
        signals: carbon.own.length,
        carbons: formula.counts.C ?? 0,
        sp2: indications.sp2Signals,
      },
    });
    if (indications.carbonyls > 0)
      task.progress('interpret', 0.6, {
        key: 'fact-carbonyl',
        values: { signals: indications.carbonyls },
      });
    if (indications.nitrile) task.progress('interpret', 0.65, { key: 'fact-nitrile', values: {} });
  }
  if (proton) {
    // Lines of solvents and impurities, and those without an integral among others, count nothing.
    const own = proton.signals.filter(
      ({ owner, uncounted }) => !isLikelyForeign(owner) && !uncounted,
    );
    const hydrogens = formula.counts.H ?? 0;
    const seen = own.reduce((sum, { protons }) => sum + protons, 0);
    task.progress(
      'interpret',
      0.8,
      seen === 0
        ? { key: 'fact-proton-lines', values: { signals: own.length } }
        : {
            key: 'fact-proton-signals',
            values: { signals: own.length, protons: Math.min(seen, hydrogens), hydrogens },
          },
    );
  }
  if (indications.aromatic) task.progress('interpret', 0.9, { key: 'fact-aromatic', values: {} });
  task.progress('interpret', 1);
}
