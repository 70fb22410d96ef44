import type { BuildOptions } from 'vite';

type Output = Extract<NonNullable<BuildOptions['rolldownOptions']>['output'], { codeSplitting?: unknown }>;

/**
 * Number of stories files from which a module of the product is loaded with every story of it. A higher number requests
 * more files for a story, and for the two that Storybook loads in advance; each costs more than its unused code.
 */
const MIN_SHARE_COUNT = 8;

/**
 * The review room loads few files for a story: the code of the room, the code that many stories share, and the own
 * code of the story. Modules are not initialised in the order of their sources, because a module that only exports
 * others would load all of them.
 */
export const roomOutput = {
  strictExecutionOrder: false,
  codeSplitting: {
    groups: [
      { name: 'room', tags: ['$initial'], priority: 2 },
      { name: 'product', test: /packages.(?:api|flows|ui).src/, minShareCount: MIN_SHARE_COUNT, priority: 1 },
    ],
  },
} satisfies Output;
