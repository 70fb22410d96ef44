import { inRoot } from '../root.ts';
import { run } from './command.ts';
import { endOf, type Step } from './step.ts';

const tool = (name: string, command: string, ...args: readonly string[]): Step => ({
  name,
  run: async () => {
    const { code, output } = await run(command, args);
    return code === 0 ? { passed: 1, failed: 0, detail: [] } : { passed: 0, failed: 1, detail: endOf(output) };
  },
});

/**
 * What Node runs to check types: TypeScript 7. `typescript` itself stays at 6 for tools that need its API, and both own the
 * name `tsc`. Each further checker would work out anew what they share: two thirds more work, and the other steps want the
 * cores.
 */
export const checker = [inRoot('node_modules', 'typescript7', 'bin', 'tsc'), '--checkers', '1'] as const;

/** What a mistake is most often found by; the longest first, so that the others fit beside it. */
export const checkingSteps: readonly Step[] = [
  tool('lint', 'oxlint', '--deny-warnings', '.'),
  tool('types', 'node', ...checker, '--noEmit', '--pretty', 'false'),
];

/** What else reads the sources without running them, in small pieces. */
export const readingSteps: readonly Step[] = [
  tool('API report', 'node', inRoot('tools', 'api-report', 'main.ts'), '--check'),
  tool('import graph', 'depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'packages', 'apps'),
  tool('dead code', 'knip', '--no-progress'),
  tool('format', 'oxfmt', '--check'),
];

/** What a release needs beside tests. */
export const buildSteps: readonly Step[] = [
  tool('builds', 'turbo', 'run', 'build', '--output-logs=errors-only', '--log-prefix=none'),
  tool('flows package', 'publint', '--strict', 'packages/flows'),
];
