import { type CODES, type StageName } from '@folioflow/api/contract';
import { type Bit } from '../store/bit.ts';

export type LoginStage = 'pan' | 'aadhaar' | 'bank' | 'personal' | 'esignkyc' | 'completed';

/** Customer: identity, KYC progress and the answers of the exchange. */
export interface ClientRow {
  id: string;
  /** position in lists; the seed counts from 1 */
  position: number;
  mobile: string;
  email: string | null;
  password_hash: string | null;
  pin_hash: string | null;
  first_name: string;
  last_name: string;
  pan: string;
  login_stage: LoginStage;
  is_esign_done: Bit;
  /** moment of the exchange's decision about the client code; null without a request */
  code_due_at: number | null;
  is_code_approved: Bit;
  client_code: string;
  is_photo_verified: Bit;
  is_fatca_verified: Bit;
  /** 1 after the signed declaration against a nominee */
  is_opted_out: Bit;
  /** PDF in base64; '' for the generated form */
  no_nominee_form: string;
  is_pending_order: Bit;
  /** JSON of ClientTraits: special behaviour of a persona */
  traits: string;
  created_at: number;
}

/** Special behaviour that only the seed can set. */
export interface ClientTraits {
  /** code with which the second call after a sign-in ends the session */
  readonly endsSessionWith?: typeof CODES.noSession | typeof CODES.sessionEndedElsewhere;
  /** fixed order_checkout_redirect_url, regardless of the rules */
  readonly checkoutRedirect?: string;
  readonly checkoutMessage?: string;
  readonly isCheckoutRefused?: boolean;
  readonly isMandateRegistrationRefused?: boolean;
  /** true if another mandate can be registered while some are pending */
  readonly canRegisterBesidePending?: boolean;
  readonly debitAmounts?: readonly number[];
  readonly maritalStatus?: 's' | 'm';
  /** finished stages that can be repeated */
  readonly editableStages?: readonly StageName[];
  /** verifyPersonal is accepted without finishing the stage */
  readonly isPersonalLeftOpen?: boolean;
  /** omitted e-sign parameters in getStageInfo */
  readonly esign?: 'without id' | 'config only';
  /** answer of getStageInfo to staff */
  readonly stageInfo?: 'not found' | 'replaced';
  readonly elog?: 'refused';
  readonly [trait: string]: unknown;
}

export interface NomineeRow {
  id: string;
  client_id: string;
  position: number;
  name: string;
  relationship: string;
  proof: string;
  proof_number: string;
  birth_day: string;
  is_minor: Bit;
  is_verified: Bit;
  is_selected: Bit;
  /** PDF in base64; '' for the form that is drawn from the nominee */
  nominee_form: string;
  /** JSON of guardian_information, '' for none */
  guardian: string;
  /** image of the proof; '' for nominees from outside the personal step */
  attachment_id: string;
}

export interface BankAccountRow {
  client_id: string;
  account_no: string;
  ifsc: string;
  account_type: string;
  holder_name: string;
  bank_name: string;
  branch_name: string;
  branch_address: string;
  is_primary: Bit;
  position: number;
}

/** Uploaded scan or image; only its digest is stored, not its bytes. */
export interface DocumentRow {
  id: string;
  client_id: string;
  kind: string;
  file_name: string;
  digest: string;
  size: number;
  stored_at: number;
}

declare module '../store/tables.ts' {
  interface Tables {
    clients: ClientRow;
    nominees: NomineeRow;
    bank_accounts: BankAccountRow;
    documents: DocumentRow;
  }
}
