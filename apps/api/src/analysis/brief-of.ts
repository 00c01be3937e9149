interface Brief {
  readonly outcome: 'ok' | 'inconclusive';
  readonly name: string | null;
}

/** As the engine's thread writes a response: with these fields first. */
const HEAD =
  /^\{"status":"(ok|inconclusive)","molecular_formula":"[^"\\]*","nombre_molecula":(null|"(?:[^"\\]|\\.)*"),/;

/**
 * What lists show of a response: from its head, as parsing megabytes of evidence would hold up
 * everybody's answers.
 */
export function briefOf(response: string): Brief {
  const head = HEAD.exec(response);
  if (head !== null)
    return { outcome: head[1] as Brief['outcome'], name: JSON.parse(head[2]!) as string | null };
  const { status, nombre_molecula: name } = JSON.parse(response) as {
    status: Brief['outcome'];
    nombre_molecula: string | null;
  };
  return { outcome: status, name };
}
