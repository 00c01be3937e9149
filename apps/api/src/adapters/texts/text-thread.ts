// The thread that reads and writes large JSON texts.
import { serveJobs } from '../threads/serve-jobs.ts';
import { TEXT_JOBS } from './jobs.ts';

export default serveJobs(TEXT_JOBS);
