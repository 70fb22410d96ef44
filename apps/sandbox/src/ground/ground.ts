import { making } from '../store/columns.ts';
import { type Area } from './area.ts';

/** The tables that every area writes to through the ground. */
export const ground = {
  // The settings are no table of a reset: the revision in them only ever grows.
  tables: { counters: {} },
  migrations: {
    '2026-11-20-1-clock': making({
      tables: { settings: { key: 'name', texts: 'value' }, counters: { key: 'name', numbers: 'value' } },
    }),
  },
} satisfies Area;
