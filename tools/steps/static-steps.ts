import { inRoot } from '../root.ts';
import { runCommand } from './command.ts';
import { lastLines, type Step } from './step.ts';

const toolStep = (name: string, command: string, ...args: readonly string[]): Step => ({
  name,
  run: async () => {
    const { code, output } = await runCommand(command, args);
    return code === 0 ? { passed: 1, failed: 0, detail: [] } : { passed: 0, failed: 1, detail: lastLines(output) };
  },
});

/**
 * Type checker that Node runs: TypeScript 7. `typescript` itself stays at 6 for tools that need its API, and both own
 * the name `tsc`. Each further checker would compute the shared types again: two thirds more work, and the other steps
 * need the cores.
 */
export const typeChecker = [inRoot('node_modules', 'typescript7', 'bin', 'tsc'), '--checkers', '1'] as const;

/** Steps that find most mistakes; the longest first, so that the others fit beside it. */
export const checkingSteps: readonly Step[] = [
  toolStep('lint', 'oxlint', '--deny-warnings', '.'),
  toolStep('types', 'node', ...typeChecker, '--noEmit', '--pretty', 'false'),
];

/** Other, short steps that read the sources without running them. */
export const readingSteps: readonly Step[] = [
  toolStep('API report', 'node', inRoot('tools', 'api-report', 'main.ts'), '--check'),
  toolStep(
    'import graph',
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
    'packages',
    'apps',
  ),
  toolStep('dead code', 'knip', '--no-progress'),
  toolStep('format', 'oxfmt', '--check'),
];

/** Steps that a release needs beside tests. */
export const buildSteps: readonly Step[] = [
  toolStep('builds', 'turbo', 'run', 'build', '--output-logs=errors-only', '--log-prefix=none'),
  toolStep('flows package', 'publint', '--strict', 'packages/flows'),
];
