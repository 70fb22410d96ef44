import { type Area } from '../ground/area.ts';
import { codeMagic } from './judge-code.ts';
import { createMigrationStep } from '../store/columns.ts';

/** One-time passwords of logins and of consequential actions. */
export const codes = {
  magic: codeMagic,
  tables: {
    login_codes: { deadlines: ['deadline'] },
    code_sends: {},
    code_locks: {},
    two_factors: { deadlines: ['deadline'] },
  },
  migrations: {
    '2026-11-20-2-access': createMigrationStep({
      tables: {
        login_codes: {
          key: 'login',
          texts: 'purpose named sent_to channel code state',
          numbers: 'deadline tries resends last_sent_at',
        },
        code_sends: { texts: 'subject', numbers: 'sent_at' },
        two_factors: {
          key: 'id',
          texts: 'customer_id session_hash action bound_to mobile_code email_code state',
          numbers: 'deadline tries',
        },
      },
      indexes: [
        ['code_sends', 'subject'],
        ['two_factors', 'customer_id'],
      ],
    }),
    '2026-11-30-1-code-locks': createMigrationStep({
      tables: { code_locks: { key: 'subject', numbers: 'used_up locked_until' } },
    }),
  },
} satisfies Area;
