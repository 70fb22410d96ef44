import { type Area } from '../ground/area.ts';
import { type OperationsOf } from '../ground/operations.ts';
import { createMigrationStep } from '../store/columns.ts';
import { createAppendOnlyAudit } from './records/append-only.ts';
import { addSessionIds } from './records/add-session-ids.ts';
import { login } from './sign-in/login.ts';
import { resetPassword } from './sign-in/reset-password.ts';
import { seedAccess } from './records/seed-access.ts';
import { sendOtp } from './sign-in/send-otp.ts';
import { activateAccount, logout } from './sessions/session-calls.ts';
import { sendTwoFactorOtp, verifyMpin } from './checks/two-factor-calls.ts';
import { validateOtp } from './sign-in/validate-otp.ts';
import { pinMagic } from './checks/pin.ts';
import { emailMagic, verifyEmail } from './sign-in/verify-email.ts';

/** Identity: sign-up, sign-in, sessions, staff accounts, locks, and the audit, which a reset does not empty. */
export const access = {
  operations: {
    login,
    sendOtp,
    validateOtp,
    verifyEmail,
    resetPassword,
    sendTwoFactorOtp,
    verifyMpin,
    activateAccount,
    logout,
  } satisfies OperationsOf<'access'>,
  magic: [...emailMagic, ...pinMagic],
  tables: {
    staff: {},
    sessions: { owner: 'holder_id', deadlines: ['idle_deadline', 'absolute_deadline'] },
    locks: {},
    activations: {},
  },
  migrations: {
    '2026-11-20-2-access': createMigrationStep({
      tables: {
        staff: { key: 'id', texts: 'email password_hash role' },
        sessions: {
          key: 'token_hash',
          texts: 'kind holder_id step ended email',
          numbers: 'idle_deadline absolute_deadline calls email_verified',
        },
        locks: { key: 'subject', numbers: 'failures locked_until' },
        activations: { key: 'id', texts: 'customer_id', numbers: 'used' },
        audit: { texts: 'caller operation subject code', numbers: 'at' },
      },
      indexes: [['sessions', 'holder_id']],
    }),
    '2026-11-23-1-audit': createAppendOnlyAudit,
    '2026-11-26-1-session-ids': addSessionIds,
  },
  seed: seedAccess,
} satisfies Area;
