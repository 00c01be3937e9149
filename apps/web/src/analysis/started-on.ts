/** Screens that start analyses. */
export type Screen = 'new' | 'manual';

/** State of the route to an analysis' page from where it was started. */
export interface StartedOn {
  readonly startedOn: Screen;
}

/** Where an analysis was started, by the state of the route to its page; null where it was not so. */
export function startedOn(state: unknown): Screen | null {
  const { startedOn: screen } = (
    typeof state === 'object' && state !== null ? state : {}
  ) as Partial<StartedOn>;
  return screen === 'new' || screen === 'manual' ? screen : null;
}
