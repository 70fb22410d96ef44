import { type Channel } from './judge-code.ts';

export type CodePurpose = 'signIn' | 'reset' | 'email' | 'staff';

export interface LoginCodeRow {
  /** purpose and the mobile or e-mail address the login was begun with */
  login: string;
  purpose: CodePurpose;
  /** what the client names: the mobile or e-mail address it typed */
  named: string;
  /** where the code went */
  sent_to: string;
  channel: Channel;
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

declare module '../store/tables.ts' {
  interface Tables {
    login_codes: LoginCodeRow;
    code_sends: CodeSendRow;
    two_factors: TwoFactorRow;
  }
}
