import type { SpinCoupling, SpinGroup, SpinSystem } from '@elucida/spectra/simulation/spin-system';

/** Nuclei on one atom before those that are equivalent are joined. */
export type Spin = Omit<SpinGroup, 'copies'>;

interface Network {
  readonly spins: readonly Spin[];
  readonly table: readonly (readonly number[])[];
}

/**
 * A spin system as small as it can be written: magnetically equivalent nuclei joined to groups,
 * networks that are equal written once.
 */
export function joinEquivalent(
  spins: readonly Spin[],
  table: readonly (readonly number[])[],
): SpinSystem {
  const known = new Map<string, { network: Network; copies: number; atoms: number[][] }>();
  for (const network of networksOf({ spins, table })) {
    const joined = canonical(join(freed(network)));
    const signature = JSON.stringify([
      joined.spins.map(({ ppm, nuclei, width_hz: width }) => [ppm, nuclei, width ?? 0]),
      joined.table,
    ]);
    const before = known.get(signature);
    if (before === undefined)
      known.set(signature, {
        network: joined,
        copies: 1,
        atoms: joined.spins.map(({ atoms }) => [...atoms]),
      });
    else {
      before.copies++;
      joined.spins.forEach(({ atoms }, k) => before.atoms[k].push(...atoms));
    }
  }
  const groups: SpinGroup[] = [];
  const couplings: SpinCoupling[] = [];
  for (const { network, copies, atoms } of known.values()) {
    // Nuclei of other elements that split nothing have no place in a spectrum.
    if (network.spins.every(({ ppm }) => ppm === null)) continue;
    const first = groups.length;
    network.spins.forEach((spin, k) =>
      groups.push({
        ...spin,
        atoms: [...new Set(atoms[k])].sort((a, b) => a - b),
        ...(copies > 1 && { copies }),
      }),
    );
    network.table.forEach((row, a) =>
      row.forEach((hz, b) => {
        if (b > a && hz !== 0) couplings.push([first + a, first + b, hz]);
      }),
    );
  }
  return { groups, couplings };
}

function pick({ spins, table }: Network, kept: readonly number[]): Network {
  return { spins: kept.map((k) => spins[k]), table: kept.map((a) => kept.map((b) => table[a][b])) };
}

function networksOf(all: Network): Network[] {
  const seen = new Set<number>();
  return all.spins.flatMap((_, start): Network[] => {
    if (seen.has(start)) return [];
    const found = [start];
    seen.add(start);
    for (let k = 0; k < found.length; k++) {
      all.table[found[k]].forEach((hz, other) => {
        if (hz === 0 || seen.has(other)) return;
        seen.add(other);
        found.push(other);
      });
    }
    return [
      pick(
        all,
        found.sort((a, b) => a - b),
      ),
    ];
  });
}

/**
 * Hydrogens that all have one shift, with nothing else to split them, give one line whatever their
 * constants are.
 */
function freed(network: Network): Network {
  const [{ ppm }] = network.spins;
  return network.spins.every((spin) => spin.ppm === ppm)
    ? { spins: network.spins, table: network.table.map((row) => row.map(() => 0)) }
    : network;
}

/**
 * Nuclei with one shift and the same constants to all others, joined; what couples them with each
 * other is not seen.
 */
function join(network: Network): Network {
  const { spins, table } = network;
  for (let a = 0; a < spins.length; a++) {
    for (let b = a + 1; b < spins.length; b++) {
      const same =
        spins[a].ppm === spins[b].ppm &&
        spins[a].width_hz === spins[b].width_hz &&
        table[a].every((hz, k) => k === a || k === b || hz === table[b][k]);
      if (!same) continue;
      const joined = spins.map((spin, k) =>
        k === a
          ? {
              ...spin,
              nuclei: spin.nuclei + spins[b].nuclei,
              atoms: [...spin.atoms, ...spins[b].atoms],
            }
          : spin,
      );
      const kept = [...spins.keys()].filter((k) => k !== b);
      const apart = table.map((row, x) =>
        row.map((hz, y) => (x === y || (x === a && y === b) || (x === b && y === a) ? 0 : hz)),
      );
      return join(pick({ spins: joined, table: apart }, kept));
    }
  }
  return network;
}

/** The groups in an order that does not depend on the atoms' numbers. */
function canonical(network: Network): Network {
  const keys = network.spins.map(({ ppm, nuclei }, k) =>
    JSON.stringify([ppm, nuclei, network.table[k].toSorted((a, b) => a - b)]),
  );
  return pick(
    network,
    [...keys.keys()].sort(
      (a, b) =>
        (network.spins[b].ppm ?? -1e3) - (network.spins[a].ppm ?? -1e3) ||
        keys[a].localeCompare(keys[b]) ||
        a - b,
    ),
  );
}
