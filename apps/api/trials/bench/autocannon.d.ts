/** The part of autocannon's interface that the bench uses; the package has no types of its own. */
declare module 'autocannon' {
  interface Client {
    setHeaders(headers: Readonly<Record<string, string>>): void;
  }
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    overallRate: number;
    /** Seconds. */
    timeout: number;
    setupClient: (client: Client) => void;
  }
  interface Result {
    readonly errors: number;
    readonly timeouts: number;
  }
  interface Run extends Promise<Result> {
    on(
      event: 'response',
      listener: (client: Client, status: number, bytes: number, milliseconds: number) => void,
    ): void;
  }
  export default function autocannon(options: Options): Run;
}
