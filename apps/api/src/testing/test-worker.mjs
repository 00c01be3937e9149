// A thread for the tests of the pool: each formula makes it behave in one way.
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const response = (formula, tables) => ({
  status: 'ok',
  molecular_formula: formula,
  nombre_molecula: null,
  elapsed_ms: 1,
  informacion: '',
  smiles: null,
  confidence: 1,
  candidates: [],
  spectra: [],
  warnings: [JSON.stringify(tables)],
});

/** Every image that is not known is read, and refused. */
const readingsOf = ({ kind, images = [] }) =>
  kind === 'describe'
    ? images.flatMap(({ known }, image) =>
        known ? [] : { image, result: { ok: false, reason: 'no-plot' } },
      )
    : [];

export default async function run(task) {
  return { outcome: await outcomeOf(task), readings: readingsOf(task.work) };
}

async function outcomeOf({ work, cancelled, progress }) {
  if (work.kind === 'describe')
    return {
      kind: 'descriptions',
      descriptions: work.images.map(({ name, known }) => ({
        name: known ? `${name}, known` : name,
        type: null,
        axis: null,
        unit: null,
        peaks: 0,
        problem: 'no-plot',
      })),
    };
  const question = { formula: 'CH4', status: 'ok', confidence: 1, ranking: [], unexplained: [] };
  if (work.kind === 'again')
    return work.carry === 'throw'
      ? Promise.reject(new Error('a defect in the engine'))
      : {
          kind: 'again',
          response: JSON.stringify({
            carry: work.carry,
            replies: work.replies,
            secondLook: work.secondLook,
          }),
          question,
        };
  const { job } = work;
  const { workerData } = await import('node:worker_threads');
  const { tables } = Array.isArray(workerData) ? workerData[1] : workerData;
  progress.postMessage({ stage: 'interpret', fraction: 0.5 });
  switch (job.formula) {
    case 'exit':
      await sleep(20);
      process.exit(3);
      break;
    case 'throw':
      throw new Error('a defect in the engine');
    case 'memory': {
      const held = [];
      for (;;) held.push(new Array(1e6).fill(held.length));
    }
    case 'unreadable':
      return { kind: 'unreadable', images: [{ file: 'cat.png', reason: 'no-axis' }] };
    case 'polite':
      // Computes without a pause, and looks at its flag.
      while (Atomics.load(cancelled, 0) === 0);
      return { kind: 'cancelled' };
    case 'deaf':
      for (;;);
    case 'slow':
      await sleep(150);
      break;
    default:
  }
  progress.postMessage({ stage: 'report', fraction: 1 });
  const answered = JSON.stringify(response(job.formula, tables));
  return work.kind === 'first-look'
    ? { kind: 'first-look', response: answered, carry: job.formula, question }
    : { kind: 'answer', response: answered };
}
