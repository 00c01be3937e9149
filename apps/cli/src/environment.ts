import type { AnalysisEnvironment } from '@elucida/analysis/job';
import { loadEngine, type SharedCores } from '@elucida/analysis/load-engine';
import { createOcr } from '@elucida/analysis/imaging/ocr';
import { unattended, type Task } from '@elucida/engine/stages';

/** The engine with its tables and text recognition, for one thread; `shared`: which may use idle cores. */
export async function loadEnvironment(
  task: Task = unattended,
  shared?: SharedCores,
): Promise<AnalysisEnvironment & { close(): Promise<void> }> {
  const ocr = createOcr();
  return { data: loadEngine(undefined, shared), ocr, task, close: () => ocr.close() };
}
