/**
 * Ids of the leases whose analyses wait or run in this process, in memory: what is not here is not
 * renewed.
 */
const alive = new Set<string>();

export const markAlive = (leaseId: string): void => void alive.add(leaseId);
export const markEnded = (leaseId: string): void => void alive.delete(leaseId);
export const aliveHere = (): string[] => [...alive];
