// Loaded before the server under attack (`--import`): a small internet of its own. Names of the file
// TEST_INTERNET are looked up there, each look-up the next of its answers, and public addresses of that
// file lead to a receiver on this machine. Everything else is as it is: a private address that the
// server lets through is connected to.
import dns from 'node:dns';
import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

/** @type {{ names: Record<string, string[][]>, routes: Record<string, string> }} */
const { names, routes } = JSON.parse(readFileSync(process.env.TEST_INTERNET, 'utf8'));
const lookups = new Map();

/** What a name answers now: the last of its answers stays. */
function answerOf(hostname) {
  const answers = names[hostname];
  if (answers === undefined) return undefined;
  const turn = lookups.get(hostname) ?? 0;
  lookups.set(hostname, turn + 1);
  return answers[Math.min(turn, answers.length - 1)];
}

const { lookup } = dns;
dns.lookup = (hostname, options, done) => {
  const callback = done ?? options;
  const addresses = answerOf(hostname)?.map((address) => ({ address, family: net.isIP(address) }));
  if (addresses === undefined) return lookup(hostname, options, done);
  const all = typeof options === 'object' && options.all === true;
  queueMicrotask(() =>
    all ? callback(null, addresses) : callback(null, addresses[0].address, addresses[0].family),
  );
  return {};
};

const routed = (address) => routes[address] ?? address;
const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function connectByRoutes(...args) {
  // Node's own callers hand over `[options, callback]`.
  const options = Array.isArray(args[0]) ? args[0][0] : args[0];
  if (options === null || typeof options !== 'object') return connect.apply(this, args);
  const given = options.lookup ?? dns.lookup;
  if (typeof options.host === 'string') {
    options.host = routed(options.host);
    options.lookup = (hostname, how, done) =>
      given(hostname, how, (error, found, family) =>
        Array.isArray(found)
          ? done(
              error,
              found.map((each) => ({ ...each, address: routed(each.address) })),
            )
          : done(error, typeof found === 'string' ? routed(found) : found, family),
      );
  }
  return connect.apply(this, args);
};
syncBuiltinESMExports();
