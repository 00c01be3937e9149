interface Brief {
  readonly outcome: 'ok' | 'inconclusive';
  readonly name: string | null;
  /** JSON: the name by language; null without a name. */
  readonly names: string | null;
}

/** As the engine's thread writes a response: with these fields first. */
const HEAD =
  /^\{"status":"(ok|inconclusive)","molecular_formula":"[^"\\]*","nombre_molecula":(null|"(?:[^"\\]|\\.)*"),/;
/** The first candidate as far as its names: plain fields come before them. */
const NAMES =
  /"candidates":\[\{(?:"\w+":(?:"(?:[^"\\]|\\.)*"|[\w.+-]+),)*"names":(\{(?:"[a-z]{2}":"(?:[^"\\]|\\.)*",?)+\})/;

/**
 * What lists show of a response: from its text, as parsing megabytes of evidence would hold up
 * everybody's answers.
 */
export function briefOf(response: string): Brief {
  const head = HEAD.exec(response);
  const { status, nombre_molecula: name } = (
    head === null
      ? JSON.parse(response)
      : { status: head[1], nombre_molecula: JSON.parse(head[2]!) as unknown }
  ) as { status: Brief['outcome']; nombre_molecula: string | null };
  return {
    outcome: status,
    name,
    names: name === null ? null : (NAMES.exec(response)?.[1] ?? null),
  };
}
