import { ensureBuilt } from './ensure-built.mjs';

/** What tests of the sources need that is built: the network's kernel. */
export default () => ensureBuilt();
