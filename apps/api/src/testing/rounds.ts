/**
 * How often a test repeats what only chance can break: `few` in every run, `all` with
 * TEST_ROUNDS=all (docs/operations.md).
 */
export const rounds = ({ few, all }: { few: number; all: number }): number =>
  process.env.TEST_ROUNDS === 'all' ? all : few;
