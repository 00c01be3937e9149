import type { AnalysisResponse } from '@elucida/contract/analysis';
import type { Identified, Reports } from './ports.ts';

/** Reports that a session keeps; older ones are forgotten. */
const KEPT = 50;

/** The analyses of one session, for its resources, in memory. */
export class KeptReports implements Reports {
  private readonly reports = new Map<string, AnalysisResponse>();
  private next = 1;

  keep({ response }: Identified): string {
    const id = String(this.next++);
    this.reports.set(id, response);
    if (this.reports.size > KEPT) this.reports.delete(this.reports.keys().next().value!);
    return id;
  }

  get(id: string): Promise<AnalysisResponse | undefined> {
    return Promise.resolve(this.reports.get(id));
  }

  ids(): string[] {
    return [...this.reports.keys()];
  }
}
