import { type ClientTraits, type LoginStage } from '../clients/client-tables.ts';

export interface SeedNominee {
  readonly name: string;
  readonly relationship: string;
  readonly isVerified: boolean;
  /** exact length of nominee_form in base64 characters; a readable page when absent */
  readonly formLength?: number;
}

export interface SeedAccount {
  readonly accountNo: string;
  readonly bankName: string;
  readonly isPrimary: boolean;
}

/** One seeded customer. What is left out is as for a client who is ready to invest. */
export interface Persona {
  readonly mobile: string;
  /** one line for the control page and the README */
  readonly shows: string;
  readonly name: readonly [first: string, last: string];
  /** the page of the investor app that shows it; that of the KYC stage, or the schemes, when absent */
  readonly opens?: string;
  readonly nominees?: readonly SeedNominee[];
  readonly accounts?: readonly SeedAccount[];
  readonly loginStage?: LoginStage;
  readonly isEsignDone?: boolean;
  readonly isCodeApproved?: boolean;
  readonly clientCode?: string;
  readonly isOptedOut?: boolean;
  readonly noNomineeFormLength?: number;
  readonly isPendingOrder?: boolean;
  readonly isPhotoVerified?: boolean;
  readonly isFatcaVerified?: boolean;
  /** of the last three digits of the mobile number when absent */
  readonly email?: string;
  readonly hasEmail?: boolean;
  readonly hasPin?: boolean;
  readonly pan?: string;
  readonly customerId?: string;
  readonly isLocked?: boolean;
  readonly traits?: ClientTraits;
}
