// A thread that does work for one that waits: one after another, at the lowest priority.
import { constants, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { runAnnealing } from '@elucida/engine/candidates/correlated/anneal/annealing-run';
import { learnedPieces } from '@elucida/engine/candidates/pieces/learned-piece';
import { searchRound, type RoundData } from '@elucida/engine/pipeline/search-round';
import { Cancelled, unattended } from '@elucida/engine/stages';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { loadPieces } from '@elucida/prediction/data/pieces-format';
import { loadProposer } from '@elucida/prediction/data/proposer-format';
import { neighbourShifts } from '@elucida/prediction/neighbours/neighbour-shifts';
import { CELL, STATE, type IdleThreadData, type IdleWork } from './thread-cells.ts';

const { tables, busy, cells, port } = workerData as IdleThreadData;
// On Linux the priority is the thread's own; elsewhere it would be the whole process's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
const neighbours = neighbourShifts(tables.neighbours);

let loaded: RoundData | undefined;
/** What rounds are searched with. Annealing needs none of it. */
const roundData = (): RoundData =>
  (loaded ??= {
    predictor: createShiftPredictor(tables.shifts),
    pieces: learnedPieces(loadPieces(tables.directory)),
    proposer: loadProposer(tables.directory) ?? undefined,
    neighbours,
  });

const task = {
  ...unattended,
  checkpoint(): void {
    if (Atomics.load(cells, CELL.stop) !== 0) throw new Cancelled();
    Atomics.add(cells, CELL.signs, 1);
  },
};

const answer = (work: IdleWork) =>
  'anneal' in work
    ? runAnnealing(work.anneal, neighbours, task)
    : searchRound(work.search, roundData(), task);

port.on('message', (work: IdleWork) => {
  try {
    port.postMessage(answer(work));
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
  } finally {
    const { running, ending, done } = STATE;
    // Who sees that the work is done may begin the next at once: the core is free before.
    if (Atomics.compareExchange(cells, CELL.state, running, ending) === running) {
      Atomics.sub(busy, 0, 1);
      Atomics.store(cells, CELL.state, done);
    }
    Atomics.notify(cells, CELL.state);
  }
});
