import { UPLOADS, type BankEntry } from '@folioflow/api/contract';
import type { BankDetails } from '../../parts/bank/bank-details/bank-details.types.ts';
import type { UploadRequest } from '../../parts/form/image-upload/image-upload.types.ts';
import type { SaveAccountRequest } from './bank-account-addition.types.ts';

const bankEntryOf = ({ accountNumber, ifsc, accountType, bank }: BankDetails): BankEntry => ({
  bank_account_number: accountNumber,
  bank_ifsc_code: ifsc,
  bank_account_type: accountType,
  bank_name: bank,
});

/** The verified details and the cheque that proves them (OM-201). */
export function accountSavingRequest({ images, subject }: UploadRequest<BankDetails>): SaveAccountRequest {
  const [prepared] = Object.values(images);
  if (prepared === undefined) throw new Error('Missing image: cheque');
  return {
    ...UPLOADS.cheque,
    request_mode: 'add',
    account_information: bankEntryOf(subject),
    upload_addbank: prepared.image,
  };
}
