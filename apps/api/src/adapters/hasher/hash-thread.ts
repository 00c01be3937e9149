// A thread that hashes passwords, one after the other.
import { workerData } from 'node:worker_threads';
import { createArgon2, type Cost } from './argon2.ts';

// Piscina hands its own fields over with ours: [its data, ours].
const { cost } = (Array.isArray(workerData) ? workerData[1] : workerData) as { cost: Cost };

export default createArgon2(cost);
