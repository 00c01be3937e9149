// The thread that draws and names structures.
import { serveJobs } from '../threads/serve-jobs.ts';
import { CHEMISTRY_JOBS } from './jobs.ts';

export default serveJobs(CHEMISTRY_JOBS);
