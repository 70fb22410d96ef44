import { type ClientTraits, type LoginStage } from '../clients/client-tables.ts';

export interface SeedNominee {
  readonly name: string;
  readonly relationship: string;
  readonly isVerified: boolean;
  /** exact length of nominee_form in base64 characters; a readable page if absent */
  readonly formLength?: number;
}

export interface SeedAccount {
  readonly accountNo: string;
  readonly bankName: string;
  readonly isPrimary: boolean;
}

/** Seeded customer. Absent fields default to those of a client who is ready to invest. */
export interface Persona {
  readonly mobile: string;
  /** description for the control page and the README */
  readonly shows: string;
  readonly name: readonly [first: string, last: string];
  /** path of the investor app that shows it; default: the page of the KYC stage, or the schemes */
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
  /** default: an address with the last three digits of the mobile number */
  readonly email?: string;
  readonly hasEmail?: boolean;
  readonly hasPin?: boolean;
  readonly pan?: string;
  readonly customerId?: string;
  readonly isLocked?: boolean;
  readonly traits?: ClientTraits;
}
