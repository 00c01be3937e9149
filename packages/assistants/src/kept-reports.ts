import type { AnalysisResponse } from '@elucida/contract/analysis';

/** Reports that a session keeps; older ones are forgotten. */
const KEPT = 50;

/** The analyses of one session, for its resources. */
export class KeptReports {
  private readonly reports = new Map<string, AnalysisResponse>();
  private next = 1;

  /** Keeps an analysis and answers its id. */
  keep(response: AnalysisResponse): string {
    const id = String(this.next++);
    this.reports.set(id, response);
    if (this.reports.size > KEPT) this.reports.delete(this.reports.keys().next().value!);
    return id;
  }

  get(id: string): AnalysisResponse | undefined {
    return this.reports.get(id);
  }

  ids(): string[] {
    return [...this.reports.keys()];
  }
}
