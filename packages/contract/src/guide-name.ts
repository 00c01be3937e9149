interface Guide {
  readonly query: string;
  readonly isomers: readonly {
    readonly name?: string | null | undefined;
    readonly named: boolean;
  }[];
}

/**
 * What an isomer guide is called, on its page, in the tab and as a file: the name of the molecule
 * asked for, else what was typed.
 */
export const guideName = ({ isomers, query }: Guide): string =>
  isomers.find(({ named }) => named)?.name || query;

/** The guide's heading: what was typed may be a SMILES; the name is put next to it. */
export function guideHeading(guide: Guide): string {
  const name = guideName(guide);
  return name.toLocaleLowerCase() === guide.query.toLocaleLowerCase()
    ? guide.query
    : `${guide.query} (${name})`;
}
