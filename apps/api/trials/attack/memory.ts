import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * The kernel's own record of the most memory a process has held since the last look (proc(5):
 * VmHWM, and 5 written to clear_refs). Linux alone keeps one: elsewhere undefined.
 */
export function takePeakBytes(pid: number): number | undefined {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return undefined;
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1];
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // Not allowed everywhere; then the peak is that since the start.
  }
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1_024;
}
