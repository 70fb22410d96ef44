import { createCachedLoader } from '../../../primitives/on-demand.ts';

/** The message in place of an empty list. */
export const loadNothingFound = createCachedLoader(async () => (await import('./NothingFound.tsx')).NothingFound);

/** The choice between cards and table: there is room for it on wide screens alone. */
export const loadSchemeLooks = createCachedLoader(async () => (await import('./SchemeLooks.tsx')).SchemeLooks);

/** The chips of the chosen filters. */
export const loadChips = createCachedLoader(async () => (await import('../../../primitives/Chip/Chip.tsx')).ChipList);
