import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './paths.mjs';

const text = (error) => error.message ?? String(error);

/**
 * A reporter for vitest: writes what failed as JSON, `[{ name, message }]`, to the file named by
 * VITEST_FAILURES. Vitest's own JSON report leaves out errors outside any test, which fail a run
 * as well.
 */
export default class VitestFailures {
  onTestRunEnd(modules, unhandled) {
    const failures = modules.flatMap((module) => {
      const file = relative(root, module.moduleId);
      return [
        ...module.errors().map((error) => ({ name: file, message: text(error) })),
        ...[...module.children.allTests('failed')].map((test) => ({
          name: `${file} › ${test.fullName}`,
          message: test.result().errors.map(text).join('\n'),
        })),
      ];
    });
    const outside = unhandled.map((error) => ({
      name: `outside any test, while ${relative(root, error.VITEST_TEST_PATH ?? root)} ran`,
      message: error.stack ?? text(error),
    }));
    writeFileSync(process.env['VITEST_FAILURES'], JSON.stringify([...failures, ...outside]));
  }
}
