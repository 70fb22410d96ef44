import { run } from './command.ts';
import { endOf, type Step } from './step.ts';

const tool = (name: string, command: string, ...args: readonly string[]): Step => ({
  name,
  run: async () => {
    const { code, output } = await run(command, args);
    return code === 0 ? { passed: 1, failed: 0, detail: [] } : { passed: 0, failed: 1, detail: endOf(output) };
  },
});

/** What reads the sources without running them; the longest first, so that the others fit beside it. */
export const staticSteps: readonly Step[] = [
  tool('lint', 'eslint', '.'),
  tool('format', 'prettier', '--check', '--log-level=warn', '.'),
  tool('types', 'tsc', '--noEmit', '--pretty', 'false'),
  tool('types of the review room', 'tsc', '--noEmit', '--pretty', 'false', '--project', '.storybook'),
  tool('import graph', 'depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'packages', 'apps'),
  tool('dead code', 'knip', '--no-progress'),
];

/** What a release needs beside tests. */
export const buildSteps: readonly Step[] = [
  tool('builds', 'turbo', 'run', 'build', '--output-logs=errors-only', '--log-prefix=none'),
  tool('flows package', 'publint', '--strict', 'packages/flows'),
];
