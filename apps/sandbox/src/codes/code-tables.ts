import { type CodeChannel } from './judge-code.ts';

export type CodePurpose = 'signIn' | 'reset' | 'email' | 'staff';

export interface LoginCodeRow {
  /** purpose, with the mobile number or e-mail address of the login */
  login: string;
  purpose: CodePurpose;
  /** mobile number or e-mail address that the client entered */
  named: string;
  /** address to which the code was sent */
  sent_to: string;
  channel: CodeChannel;
  code: string;
  deadline: number;
  tries: number;
  resends: number;
  last_sent_at: number;
  state: 'open' | 'used' | 'invalid';
}

export interface CodeSendRow {
  /** account and purpose, as a single text */
  subject: string;
  sent_at: number;
}

export interface CodeLockRow {
  /** login of a code, or `twoFactor:` with customer and action */
  subject: string;
  /** codes that wrong tries have used up since the last right one */
  used_up: number;
  locked_until: number;
}

export interface TwoFactorRow {
  id: string;
  customer_id: string;
  session_hash: string;
  action: string;
  /** further binding of the id: order id and amount of a redemption */
  bound_to: string;
  mobile_code: string;
  /** '' without an e-mail code */
  email_code: string;
  deadline: number;
  tries: number;
  state: 'open' | 'used' | 'invalid';
}

declare module '../store/tables.ts' {
  interface Tables {
    login_codes: LoginCodeRow;
    code_sends: CodeSendRow;
    code_locks: CodeLockRow;
    two_factors: TwoFactorRow;
  }
}
