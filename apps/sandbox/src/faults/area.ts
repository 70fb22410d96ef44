import { type Area } from '../ground/area.ts';
import { making } from '../store/columns.ts';

/** Trouble that a person ordered. */
export const faults = {
  tables: { faults: {} },
  migrations: {
    '2026-11-20-1-clock': making({
      tables: { faults: { key: 'id', texts: 'operation kind value persona', numbers: 'position remaining' } },
    }),
  },
} satisfies Area;
