import { type Bit } from '../store/bit.ts';

export type StaffRole = 'viewer' | 'operator' | 'norole';
export type SessionKind = 'investor' | 'preAuth' | 'staff';

/** The one step a pre-auth token is good for. */
export type PreAuthStep = 'email' | 'pin' | 'reset';

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

export type CodePurpose = 'signIn' | 'reset' | 'email' | 'staff';

export interface LoginCodeRow {
  /** purpose and the mobile or e-mail address the login was begun with */
  login: string;
  purpose: CodePurpose;
  /** what the client names: the mobile or e-mail address it typed */
  named: string;
  /** where the code went */
  sent_to: string;
  channel: 'sms' | 'mail';
  code: string;
  deadline: number;
  tries: number;
  resends: number;
  last_sent_at: number;
  state: 'open' | 'used' | 'invalid';
}

export interface CodeSendRow {
  /** who and for what, as one text */
  subject: string;
  sent_at: number;
}

export interface LockRow {
  /** `signIn:` or `pin:` and who */
  subject: string;
  failures: number;
  locked_until: number;
}

export interface TwoFactorRow {
  id: string;
  customer_id: string;
  session_hash: string;
  action: string;
  /** what else the id is bound to: order id and amount of a redemption */
  bound_to: string;
  mobile_code: string;
  /** '' when no e-mail code is asked for */
  email_code: string;
  deadline: number;
  tries: number;
  state: 'open' | 'used' | 'invalid';
}

export interface IdempotencyRow {
  key: string;
  caller: string;
  operation: string;
  body_hash: string;
  answer: string;
  deadline: number;
}

export interface ActivationRow {
  id: string;
  customer_id: string;
  used: Bit;
}

export interface AuditRow {
  at: number;
  caller: string;
  operation: string;
  subject: string;
  code: string;
}

export interface AccessTables {
  staff: StaffRow;
  sessions: SessionRow;
  login_codes: LoginCodeRow;
  code_sends: CodeSendRow;
  locks: LockRow;
  two_factors: TwoFactorRow;
  idempotency: IdempotencyRow;
  activations: ActivationRow;
  audit: AuditRow;
}
