import { type Area } from '../ground/area.ts';
import { createMigrationStep } from '../store/columns.ts';

/** Messages to phones and mailboxes, stored instead of sent. */
export const outbox = {
  tables: { outbox: {} },
  migrations: {
    '2026-11-20-1-clock': createMigrationStep({
      tables: {
        outbox: {
          serial: 'id',
          texts: 'recipient channel kind text',
          numbers: 'sent_at',
          nullableTexts: 'code link',
        },
      },
      indexes: [['outbox', 'recipient']],
    }),
  },
} satisfies Area;
