import { createCachedLoader } from '../../../primitives/on-demand.ts';

/** The record, loaded after the page. */
export const loadSections = createCachedLoader(async () => (await import('./StageSections.tsx')).StageSections);
