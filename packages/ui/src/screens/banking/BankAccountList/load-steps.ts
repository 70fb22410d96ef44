import { createCachedLoader } from '../../../primitives/on-demand.ts';

/** The form for another account and its cheque, which few users need. */
export const loadAccountAddition = createCachedLoader(
  async () => (await import('./AddingAccount.tsx')).AccountAddition,
);
