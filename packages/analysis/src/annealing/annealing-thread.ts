// A thread that does runs of annealing for one that waits: one after another, at the lowest priority.
import { constants, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import {
  runAnnealing,
  type AnnealingRun,
} from '@elucida/engine/candidates/correlated/anneal/annealing-run';
import { Cancelled } from '@elucida/engine/stages';
import { neighbourShifts } from '@elucida/prediction/neighbours/neighbour-shifts';
import { CELL, STATE, type AnnealingThreadData } from './thread-cells.ts';

const { neighbours, busy, cells, port } = workerData as AnnealingThreadData;
// On Linux the priority is the thread's own; elsewhere it would be the whole process's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
const shifts = neighbourShifts(neighbours);

const task = {
  checkpoint(): void {
    if (Atomics.load(cells, CELL.stop) !== 0) throw new Cancelled();
    Atomics.add(cells, CELL.signs, 1);
  },
};

port.on('message', (run: AnnealingRun) => {
  try {
    const annealed = runAnnealing(run, shifts, task);
    port.postMessage(annealed);
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
  } finally {
    const { running, ending, done } = STATE;
    // Who sees that the run is done may begin the next at once: the core is free before.
    if (Atomics.compareExchange(cells, CELL.state, running, ending) === running) {
      Atomics.sub(busy, 0, 1);
      Atomics.store(cells, CELL.state, done);
    }
    Atomics.notify(cells, CELL.state);
  }
});
