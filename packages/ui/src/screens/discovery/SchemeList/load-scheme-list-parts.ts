import { keeping } from '../../../primitives/on-demand.ts';

/** What is said in the place of schemes where none is found. */
export const loadNothingFound = keeping(async () => (await import('./NothingFound.tsx')).NothingFound);

/** The choice between cards and table: there is room for it on wide screens alone. */
export const loadSchemeLooks = keeping(async () => (await import('./SchemeLooks.tsx')).SchemeLooks);

/** What is chosen in the filters. */
export const loadChips = keeping(async () => (await import('../../../primitives/Chip/Chip.tsx')).ChipList);
