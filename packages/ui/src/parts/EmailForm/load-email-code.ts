import { keeping } from '../../primitives/on-demand.ts';

/** The step after the address: the code that was sent to it. */
export const loadEmailCode = keeping(async () => (await import('./EmailCodeForm.tsx')).EmailCodeForm);
