/**
 * npx tsx research/training/proposer/rank-parts.main.ts --cases FILE [--pieces FOLDER]
 *
 * How near the top the parts of the right molecule come when parts are weighed by a case's spectra, for several
 * shares of the learned proposer and of the parts' own ¹³C shifts: the proposer's file lies in the folder of the
 * parts. Cases: those of write-left-out.main.ts, with parts that were learned without their frameworks.
 * Of a molecule count its parts with what rings carry; single atoms do not.
 */
import { parseArgs } from 'node:util';
import { changesOf } from '@elucida/engine/candidates/pieces/changes-of';
import { learnedPieces, type LearnedPiece } from '@elucida/engine/candidates/pieces/learned-piece';
import { SHARES, weighPieces } from '@elucida/engine/candidates/pieces/weigh-pieces';
import { readFacts } from '@elucida/engine/constraints/spectral-facts';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadPieces } from '@elucida/prediction/data/pieces-format';
import { loadProposer } from '@elucida/prediction/data/proposer-format';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { readCases } from '../../evaluation/cases/read-cases.ts';
import { cutPieces } from '../../datasets/cut-pieces.ts';
import { partKey } from '../../datasets/part-key.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string' },
    pieces: { type: 'string', default: defaultDataDirectory() },
  },
});

/** Places that are counted. */
const FIRST = [10, 50, 200, 1000];
const CHANGES = [0, 0.2, 0.4, 0.6, 0.8, 1];
const CARBONS = [0.6, 0.4, 0.2];

const pieces = learnedPieces(loadPieces(values.pieces));
const proposer = loadProposer(values.pieces) ?? undefined;
const keys = new Map<LearnedPiece, number>();
const keyOf = (piece: LearnedPiece): number => {
  const known = keys.get(piece) ?? partKey(piece.row);
  keys.set(piece, known);
  return known;
};

const questions = readCases(values.cases).flatMap(({ answer, formula, spectra }) => {
  const parsed = parseFormula(formula);
  if (!parsed.ok) return [];
  const facts = readFacts(parsed.formula, spectra);
  const graph = graphFromSmiles(answer);
  return {
    facts,
    changeOf: changesOf(proposer, facts),
    wanted: new Set(
      cutPieces(graph, perceive(graph))
        .filter(({ source }) => source.length > 1)
        .map(({ row }) => partKey(row)),
    ),
  };
});

console.log(
  `| proposer | ¹³C | ${FIRST.map((n) => `first ${n} %`).join(' | ')} | mean log share |`,
);
for (const carbons of CARBONS)
  for (const change of CHANGES) {
    const among = FIRST.map(() => 0);
    let parts = 0;
    let logShare = 0;
    for (const { facts, changeOf, wanted } of questions) {
      const weighed = weighPieces(
        pieces,
        facts.formula,
        { signals: facts.C13NMR?.own ?? null, changeOf },
        { ...SHARES.proposed, carbons, change },
      ).filter(({ piece }) => piece.atomCount > 1);
      const total = weighed.reduce(
        (sum, { logWeight }) => sum + Math.exp(logWeight - weighed[0].logWeight),
        0,
      );
      parts += wanted.size;
      weighed.forEach(({ piece, logWeight }, i) => {
        if (!wanted.has(keyOf(piece))) return;
        FIRST.forEach((most, place) => (among[place] += i < most ? 1 : 0));
        logShare += logWeight - weighed[0].logWeight - Math.log(total);
      });
    }
    console.log(
      `| ${change} | ${carbons} | ${among.map((n) => ((100 * n) / parts).toFixed(1)).join(' | ')} | ` +
        `${(logShare / parts).toFixed(3)} |`,
    );
  }
