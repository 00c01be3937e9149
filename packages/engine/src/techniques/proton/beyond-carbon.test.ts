import { expect, test } from 'vitest';
import { beyondCarbon } from './beyond-carbon.ts';
import { placementOptions, prepareSignals } from './assignment/placement-options.ts';
import { protonGroups } from './assignment/proton-groups.ts';
import { boundProtonClasses, emptyClasses } from '../../nmr/signal-classes.ts';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { perceive } from '@elucida/molecules/perceive';

test.each([
  ['9-anthraldehyde', 11.5, 0],
  ['4-hydroxy-6-(trifluoromethyl)pyrimidine, NH in DMSO', 13.2, -4],
])('%s at %d ppm', (_, shift, cost) => {
  expect(beyondCarbon(shift)).toBe(cost);
});

test('a hydrogen of pyrimidine goes under 13.2 ppm far less readily than under 8.4', () => {
  const graph = graphFromSmiles('FC(F)Oc1cncnc1F');
  const molecule = { graph, perception: perceive(graph) };
  const predicted = {
    shift: new Float64Array(graph.atomCount).fill(8.4),
    sd: new Float64Array(graph.atomCount).fill(0.3),
    observations: new Uint32Array(graph.atomCount),
    depth: new Uint8Array(graph.atomCount),
  };
  const classes = emptyClasses();
  boundProtonClasses({ ...molecule, predicted } as never, classes);
  const [group] = protonGroups(molecule, classes, { exchanging: false });
  const signals = [13.2, 11.4].map((at, peak) => ({ shift: at, protons: 1, couplings: [], peak }));
  const options = placementOptions(group, prepareSignals(signals as never));
  const of = (signal: number) => options.find(({ signals: [first] }) => first === signal)!.shifts;
  expect(of(1) - of(0)).toBeGreaterThan(4);
});
