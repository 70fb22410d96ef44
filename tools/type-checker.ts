import { inRoot } from './root.ts';

/**
 * Type checker that Node runs: TypeScript 7. `typescript` itself stays at 6 for tools that need its API, and both own
 * the name `tsc`. Each further checker would compute the shared types again, and other tasks need the cores.
 */
export const typeChecker = [inRoot('node_modules', 'typescript7', 'bin', 'tsc'), '--checkers', '1'] as const;
