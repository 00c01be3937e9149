import { describe, expect, test } from 'vitest';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { Finalists } from './finalists.ts';

const ALKANES = ['C', 'CC', 'CCC', 'CCCC', 'CCCCC', 'CCCCCC', 'CCCCCCC', 'CCCCCCCC'];

describe('finalists', () => {
  test('keep the best by score and every named one', () => {
    const finalists = new Finalists(2);
    ALKANES.forEach((smiles, i) =>
      finalists.offer({ graph: graphFromSmiles(smiles), proposer: 'generator' }, () => i),
    );
    finalists.offer({ graph: graphFromSmiles('C1CC1'), proposer: 'library' }, () => -100);
    expect(finalists.best().map(({ firstScore }) => firstScore)).toEqual([7, 6, -100]);
    expect(finalists.considered).toBe(9);
  });

  test('a constitution counts once, whoever proposes it, and is scored once', () => {
    const finalists = new Finalists(10);
    let scored = 0;
    const score = () => {
      scored++;
      return 1;
    };
    finalists.offer({ graph: graphFromSmiles('CCO'), proposer: 'library' }, score);
    finalists.offer({ graph: graphFromSmiles('OCC'), proposer: 'generator' }, score);
    finalists.offer({ graph: graphFromSmiles('OCC'), proposer: 'generator' }, score);
    expect(finalists.best().map(({ proposedBy }) => proposedBy)).toEqual([
      ['library', 'generator'],
    ]);
    expect(scored).toBe(1);
  });

  test('the caller may reuse its graph', () => {
    const finalists = new Finalists(10);
    const graph = graphFromSmiles('CCO');
    finalists.offer({ graph, proposer: 'generator' }, () => 1);
    graph.element[2] = 7;
    expect([...finalists.best()[0].graph.element]).toEqual([6, 6, 8]);
  });
});
