import { type Area } from '../ground/area.ts';
import { createMigrationStep } from '../store/columns.ts';

/** Faults that are injected on request. */
export const faults = {
  tables: { faults: {} },
  migrations: {
    '2026-11-20-1-clock': createMigrationStep({
      tables: { faults: { key: 'id', texts: 'operation kind value persona', numbers: 'position remaining' } },
    }),
  },
} satisfies Area;
