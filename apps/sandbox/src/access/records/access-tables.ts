import { type Generated } from 'kysely';
import { type PreAuthStep, type StaffRole } from '../../ground/caller.ts';
import { type Bit } from '../../store/bit.ts';

export type SessionKind = 'investor' | 'preAuth' | 'staff';

export interface StaffRow {
  id: string;
  email: string;
  password_hash: string;
  role: StaffRole;
}

export interface SessionRow {
  token_hash: string;
  /** hash of the first token of the session; renewed tokens have the same id */
  session_id: string;
  kind: SessionKind;
  /** customer id or staff id */
  holder_id: string;
  step: PreAuthStep | '';
  idle_deadline: number;
  absolute_deadline: number;
  /** '' while valid; 'elsewhere' gives 004, anything else 003 */
  ended: '' | 'revoked' | 'elsewhere';
  /** number of calls, for personas with a session that ends by itself; otherwise -1 */
  calls: number;
  /** address under verification, and whether its code was accepted (step email) */
  email: string;
  email_verified: Bit;
}

export interface LockRow {
  /** `signIn:` or `pin:` with the account */
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
  /** increasing number, so that rows of the same moment have an order */
  entry: Generated<number>;
  at: number;
  caller: string;
  operation: string;
  subject: string;
  code: string;
  is_of_staff: Bit;
  /** JSON of the client's status; '' for a call without a client */
  before: string;
  after: string;
}

declare module '../../store/tables.ts' {
  interface Tables {
    staff: StaffRow;
    sessions: SessionRow;
    locks: LockRow;
    activations: ActivationRow;
    audit: AuditRow;
  }
}
