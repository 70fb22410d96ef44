import { type CODES, type StageName } from '@folioflow/api/contract';
import { type Bit } from '../store/bit.ts';

export type LoginStage = 'pan' | 'aadhaar' | 'bank' | 'personal' | 'esignkyc' | 'completed';

/** One customer: identity, KYC progress and the answers of the exchange. */
export interface ClientRow {
  id: string;
  /** place in lists; the seed counts up from 1 */
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
  /** when the exchange decides about the client code; null while nothing is asked */
  code_due_at: number | null;
  is_code_approved: Bit;
  client_code: string;
  is_photo_verified: Bit;
  is_fatca_verified: Bit;
  /** the signed declaration that no nominee is wanted */
  is_opted_out: Bit;
  /** a PDF in base64; '' for the usual one */
  no_nominee_form: string;
  is_pending_order: Bit;
  /** JSON of ClientTraits: what makes a persona special */
  traits: string;
  created_at: number;
}

/** What only the seed can make of a client. */
export interface ClientTraits {
  /** the second call after a sign-in ends the session with this code */
  readonly endsSessionWith?: typeof CODES.noSession | typeof CODES.sessionEndedElsewhere;
  /** order_checkout_redirect_url as it is, whatever the rules say */
  readonly checkoutRedirect?: string;
  readonly checkoutMessage?: string;
  readonly isCheckoutRefused?: boolean;
  readonly isMandateRegistrationRefused?: boolean;
  /** another mandate may be registered while some wait for the bank */
  readonly mayRegisterBesidePending?: boolean;
  readonly debitAmounts?: readonly number[];
  readonly maritalStatus?: 's' | 'm';
  /** the finished stages that may be done again */
  readonly editableStages?: readonly StageName[];
  /** verifyPersonal is accepted without finishing the stage */
  readonly isPersonalLeftOpen?: boolean;
  /** what getStageInfo leaves out of the e-sign parameters */
  readonly esign?: 'without id' | 'config only';
  /** how getStageInfo answers the staff */
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
  /** a PDF in base64; '' where it is drawn of the nominee */
  nominee_form: string;
  /** JSON of guardian_information, '' for none */
  guardian: string;
  /** the image of the proof; '' for nominees who were not named in the personal step */
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

/** A scan or image a client handed in; the bytes themselves are not kept, only what proves them. */
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
