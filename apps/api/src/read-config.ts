import { existsSync } from 'node:fs';
import { ConfigError, parseConfig, type Config } from './config.ts';

/**
 * The process's settings, with `.env` in development. Wrong ones are all listed on standard error
 * and end the process with 1.
 */
export function readConfig(): Config {
  // The environment wins over the file: loadEnvFile never overwrites.
  if (
    process.env.NODE_ENV !== 'production' &&
    process.env.NODE_ENV !== 'test' &&
    existsSync('.env')
  )
    process.loadEnvFile('.env');
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(
      `The settings are not valid:\n${error.problems.map((problem) => `  ${problem}`).join('\n')}\n`,
    );
    process.exit(1);
  }
}
