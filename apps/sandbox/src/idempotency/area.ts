import { type Area } from '../ground/area.ts';
import { createMigrationStep } from '../store/columns.ts';

/** Stored answers of submissions, so that a repeated submission has no second effect. */
export const idempotency = {
  tables: { idempotency: { deadlines: ['deadline'] } },
  migrations: {
    '2026-11-20-2-access': createMigrationStep({
      tables: { idempotency: { texts: 'key caller operation body_hash answer', numbers: 'deadline' } },
      unique: [['idempotency', 'caller operation key']],
    }),
  },
} satisfies Area;
