/** What must hold under every attack, on two cores. */
export const BARS = {
  /** Nobody waits longer for the next byte of an answer, the first one included. */
  hangMs: 30_000,
  /** What another user's reads take at most, 95 of 100 of them. */
  historyP95Ms: 1_000,
  healthP95Ms: 200,
  /** One look at /healthz while the database is away or held by another process. */
  stallMs: 1_000,
  /** Resident memory of the server's process. */
  residentBytes: 1_500_000_000,
  /** Connections of one attacker. */
  connections: 50,
} as const;
