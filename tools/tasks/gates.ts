import type { SuiteName } from './suites.ts';

/** Set of tasks of `turbo.json` that ends with one sum of its tests. */
export interface Gate {
  readonly title: string;
  /** Tasks that are no test suites and pass or fail as a whole. */
  readonly checks: readonly string[];
  readonly suites: readonly SuiteName[];
}

/** `npm test`: the product, in ten minutes. */
export const productGate = {
  title: 'product gate',
  checks: ['format:check', 'lint', 'types', 'graph'],
  suites: ['unit', 'stories', 'other-words', 'screens', 'smoke', 'journeys'],
} as const satisfies Gate;

/** `npm run test:deep`: everything else, before a merge. */
export const deepGate = {
  title: 'deep gate',
  checks: [
    'lint:browsers',
    'dead-code',
    'licences',
    'api-report:check',
    'build',
    'build-storybook',
    'size',
    'new-flow:trial',
  ],
  suites: [
    'workshop',
    'workshop-contract',
    'workshop-product',
    'simulation',
    'app',
    'e2e',
    'browsers',
    'postgres',
    'conformance-kit',
    'package',
    'examples',
    'bytes',
  ],
} as const satisfies Gate;
