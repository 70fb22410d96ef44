/** KYC data of a customer up to the e-sign. Readings and steps are JSON; '' means absent. */
export interface KycRow {
  client_id: string;
  /** PanReading */
  pan: string;
  /** AadhaarReading */
  aadhaar: string;
  /** VerifiedBankAccount: a verified account that is not stored yet */
  bank_check: string;
  /** Contact, once the address step was saved */
  address: string;
  /** Income, once the income step was saved */
  income: string;
  /** 's', 'm' or '' if unknown */
  marital_status: string;
  /** document at the e-sign service, set when the e-sign stage opens */
  digio_id: string;
}

/** Subject of an image: PAN, Aadhaar and cheque belong to their stages, the others to the personal stage. */
export type AttachmentCategory =
  | 'pan'
  | 'aadhaar_front'
  | 'aadhaar_back'
  | 'cheque'
  | 'nominee_front'
  | 'nominee_back'
  | 'nominee_guardian'
  | 'photo';

/** Image of an identity document. */
export interface AttachmentRow {
  id: string;
  client_id: string;
  category: AttachmentCategory;
  file_name: string;
  /** bytes as a data: address, the form of every answer */
  content: string;
  size: number;
  /** attachment that this image completes: the front of a back or of a guardian's card; '' for none */
  belongs_to: string;
  /** JSON of the reading, '' for none */
  reading: string;
  stored_at: number;
}

/** Signature at the e-sign service. */
export interface SignatureRow {
  /** ESN and 8 digits */
  txn_id: string;
  client_id: string;
  digio_id: string;
  signed_at: number;
}

declare module '../../store/tables.ts' {
  interface Tables {
    kyc: KycRow;
    attachments: AttachmentRow;
    signatures: SignatureRow;
  }
}
