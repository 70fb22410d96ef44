import { keeping } from '../../../primitives/on-demand.ts';

/** The form of another account and its cheque: few people ever add one. */
export const loadAdding = keeping(async () => (await import('./AddingAccount.tsx')).AddingAccount);
