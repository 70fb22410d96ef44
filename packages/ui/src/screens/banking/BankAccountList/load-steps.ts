import { createCachedLoader } from '../../../primitives/on-demand.ts';

/** The form of another account and its cheque: few people ever add one. */
export const loadAccountAddition = createCachedLoader(
  async () => (await import('./AddingAccount.tsx')).AccountAddition,
);
