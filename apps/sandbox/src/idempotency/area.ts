import { type Area } from '../ground/area.ts';
import { making } from '../store/columns.ts';

/** What each submission was answered, so that a repeated one has no second effect. */
export const idempotency = {
  tables: { idempotency: { deadlines: ['deadline'] } },
  migrations: {
    '2026-11-20-2-access': making({
      tables: { idempotency: { texts: 'key caller operation body_hash answer', numbers: 'deadline' } },
      unique: [['idempotency', 'caller operation key']],
    }),
  },
} satisfies Area;
