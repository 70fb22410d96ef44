/** What one customer has shown on the way to the e-sign. Readings and steps are JSON; '' means not there yet. */
export interface KycRow {
  client_id: string;
  /** PanReading */
  pan: string;
  /** AadhaarReading */
  aadhaar: string;
  /** BankCheck: an account that was verified and waits to be stored */
  bank_check: string;
  /** Contact, once the address step was saved */
  address: string;
  /** Income, once the income step was saved */
  income: string;
  /** 's', 'm' or '' while nobody said */
  marital_status: string;
  /** the document at the e-sign service, from the moment the e-sign stage opens */
  digio_id: string;
}

/** What an image is of; PAN, Aadhaar and cheque stand for their stage, the others belong to the personal stage. */
export type AttachmentCategory =
  | 'pan'
  | 'aadhaar_front'
  | 'aadhaar_back'
  | 'cheque'
  | 'nominee_front'
  | 'nominee_back'
  | 'nominee_guardian'
  | 'photo';

/** One image of an identity document. */
export interface AttachmentRow {
  id: string;
  client_id: string;
  category: AttachmentCategory;
  file_name: string;
  /** the bytes as a data: address, the only form in which they ever leave */
  content: string;
  size: number;
  /** the attachment that this one completes: the front of a back, the nominee of a guardian; '' for none */
  belongs_to: string;
  /** JSON of what was read from it, '' for nothing */
  reading: string;
  stored_at: number;
}

/** A signature as the e-sign service knows it. */
export interface SignatureRow {
  /** ESN and 8 digits */
  txn_id: string;
  client_id: string;
  digio_id: string;
  signed_at: number;
}

declare module '../store/tables.ts' {
  interface Tables {
    kyc: KycRow;
    attachments: AttachmentRow;
    signatures: SignatureRow;
  }
}
