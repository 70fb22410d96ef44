import type { StorageRule } from '../../kit/storage-rule.ts';
import type { SchemeListView } from './scheme-list.types.ts';

/** Stores the selected filters (DO-036). */
export const schemeListStorage: StorageRule<SchemeListView> = {
  store: 'session',
  key: 'filters_schemeList',
  select: ({ storedFilters }) => storedFilters,
};

/** Stores the selected filters of the list for a watchlist (A49). */
export const watchlistFilterStorage: StorageRule<SchemeListView> = {
  ...schemeListStorage,
  key: 'filters_schemeWatchList',
};

/** Layouts of the list on a wide screen; a narrow one shows cards. */
export const SCHEME_LOOKS = ['cards', 'table'] as const;
export type SchemeLook = (typeof SCHEME_LOOKS)[number];
/** Stores the layout on this device; the default, cards, is not stored. */
export const schemeLookStorage: StorageRule<SchemeLook> = {
  store: 'local',
  key: 'look_schemeList',
  select: (look) => (look === 'cards' ? null : look),
};
