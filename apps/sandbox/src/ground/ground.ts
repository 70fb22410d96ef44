import { createMigrationStep } from '../store/columns.ts';
import { type Area } from './area.ts';

/** Tables that all areas use. */
export const ground = {
  // A reset does not empty the settings: their revision must never repeat.
  tables: { counters: {} },
  migrations: {
    '2026-11-20-1-clock': createMigrationStep({
      tables: { settings: { key: 'name', texts: 'value' }, counters: { key: 'name', numbers: 'value' } },
    }),
  },
} satisfies Area;
