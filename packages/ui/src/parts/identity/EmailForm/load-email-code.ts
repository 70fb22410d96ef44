import { createCachedLoader } from '../../../primitives/on-demand.ts';

/** The step after the address: the code. */
export const loadEmailCode = createCachedLoader(async () => (await import('./EmailCodeForm.tsx')).EmailCodeForm);
