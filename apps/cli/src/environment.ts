import type { AnalysisEnvironment } from '@elucida/analysis/job';
import { loadEngine } from '@elucida/analysis/load-engine';
import { createOcr } from '@elucida/analysis/imaging/ocr';
import { unattended, type Task } from '@elucida/engine/stages';

/** The engine with its tables and text recognition, for one thread. */
export async function loadEnvironment(
  task: Task = unattended,
): Promise<AnalysisEnvironment & { close(): Promise<void> }> {
  const ocr = createOcr();
  return { data: loadEngine(), ocr, task, close: () => ocr.close() };
}
