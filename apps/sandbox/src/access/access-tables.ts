import { type Generated } from 'kysely';
import { type PreAuthStep, type StaffRole } from '../ground/caller.ts';
import { type Bit } from '../store/bit.ts';

export type SessionKind = 'investor' | 'preAuth' | 'staff';

export interface StaffRow {
  id: string;
  email: string;
  password_hash: string;
  role: StaffRole;
}

export interface SessionRow {
  token_hash: string;
  kind: SessionKind;
  /** customer id or staff id */
  holder_id: string;
  step: PreAuthStep | '';
  idle_deadline: number;
  absolute_deadline: number;
  /** '' while alive; 'elsewhere' answers 004, anything else 003 */
  ended: '' | 'revoked' | 'elsewhere';
  /** calls so far, counted only for personas whose session ends by itself; -1 where nobody counts */
  calls: number;
  /** the address being verified and whether its code was accepted (step email) */
  email: string;
  email_verified: Bit;
}

export interface LockRow {
  /** `signIn:` or `pin:` and who */
  subject: string;
  failures: number;
  locked_until: number;
}

export interface ActivationRow {
  id: string;
  customer_id: string;
  used: Bit;
}

export interface AuditRow {
  /** counts up: rows of one moment keep their order */
  entry: Generated<number>;
  at: number;
  caller: string;
  operation: string;
  subject: string;
  code: string;
  is_of_staff: Bit;
  /** JSON of how the client stood; '' where the call was about none */
  before: string;
  after: string;
}

declare module '../store/tables.ts' {
  interface Tables {
    staff: StaffRow;
    sessions: SessionRow;
    locks: LockRow;
    activations: ActivationRow;
    audit: AuditRow;
  }
}
