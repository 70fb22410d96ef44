import { keeping } from '../../primitives/on-demand.ts';

/** What is on record, where a page first asks for something. */
export const loadSections = keeping(async () => (await import('./StageSections.tsx')).StageSections);
