// A thread that keeps one connection to the embedded database and does one order after the other
// (orders.ts). In plain JavaScript it needs no loader: tests open hundreds of databases.
import { parentPort, workerData } from 'node:worker_threads';
import LibsqlDatabase from 'libsql';

const OPEN_TRIES = 50;

/** @type {import('./orders.ts').ThreadData} */
const { file, pragmas } = workerData;
/** @type {LibsqlDatabase.Database} */
let database;
/** Number of the transaction that is open. @type {number | undefined} */
let current;
/** Orders that wait for its end. @type {import('./orders.ts').Asked[]} */
const waiting = [];

/**
 * Switching a new file to its write-ahead log needs it alone for a moment, also against processes
 * that start together.
 */
function setPragma(/** @type {string} */ pragma) {
  for (let attempt = 1; ; attempt++) {
    try {
      return void database.pragma(pragma);
    } catch (error) {
      if (attempt === OPEN_TRIES || !String(error.code).startsWith('SQLITE_BUSY')) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20 * attempt);
    }
  }
}

function run({ sql, parameters }) {
  const statement = database.prepare(sql);
  // In libsql a statement that returns rows is read to its end, also one that writes.
  if (statement.reader) return { rows: statement.all(parameters) };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { changes, lastInsertRowid };
}

/** SQLite itself rolls back after some errors, a full disk among them. */
function rollBack() {
  if (database.inTransaction) database.exec('rollback');
}

/**
 * Only taking the lock may find it taken: a prepared statement that did would hold on to what it
 * saw until it is collected.
 */
function runAlone(order) {
  database.exec('begin immediate');
  try {
    const result = run(order);
    database.exec('commit');
    return result;
  } catch (error) {
    rollBack();
    throw error;
  }
}

const DO = {
  open() {
    database = new LibsqlDatabase(file);
    pragmas.forEach(setPragma);
  },
  run: (order) => (order.alone ? runAlone(order) : run(order)),
  /**
   * Takes the write lock: a transaction that reads first would otherwise fail where another process
   * has written since.
   */
  begin({ transaction }) {
    database.exec('begin immediate');
    current = transaction;
  },
  commit() {
    database.exec('commit');
    current = undefined;
  },
  'roll-back'() {
    current = undefined;
    rollBack();
  },
  /** What is open is rolled back. The thread ends, as nothing more can come. */
  close() {
    database?.close();
    parentPort.close();
  },
};

const blobsOf = (rows) =>
  rows.flatMap((row) => Object.values(row).filter((value) => value instanceof ArrayBuffer));

function answer({ id, order }) {
  try {
    const result = DO[order.kind](order) ?? null;
    parentPort.postMessage({ id, result }, result?.rows === undefined ? [] : blobsOf(result.rows));
  } catch (error) {
    parentPort.postMessage({ id, failure: { message: error.message, code: error.code } });
  }
}

const mustWait = ({ order }) =>
  current !== undefined && order.kind !== 'close' && order.transaction !== current;

parentPort.on('message', (asked) => {
  if (mustWait(asked)) return void waiting.push(asked);
  answer(asked);
  while (waiting.length > 0 && !mustWait(waiting[0])) answer(waiting.shift());
});
