import { createCachedLoader } from '../../../primitives/on-demand.ts';

/** The message in place of an empty list. */
export const loadNothingFound = createCachedLoader(async () => (await import('./NothingFound.tsx')).NothingFound);

/** The choice between cards and table, on wide screens only. */
export const loadSchemeLooks = createCachedLoader(async () => (await import('./SchemeLooks.tsx')).SchemeLooks);

/** The chips of the selected filters. */
export const loadChips = createCachedLoader(async () => (await import('../../../primitives/Chip/Chip.tsx')).ChipList);
