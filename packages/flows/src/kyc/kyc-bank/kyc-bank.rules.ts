import { UPLOADS } from '@folioflow/api/contract';
import { addBankLabels, type AccountOptionLists, type AccountSummary } from '../../banking/verified-account.ts';
import { wireBankInfoOf } from '../../parts/bank/bank-details/bank-details.rules.ts';
import type { BankDetails } from '../../parts/bank/bank-details/bank-details.types.ts';
import type { SlotImages, UploadRequest } from '../../parts/form/image-upload/image-upload.types.ts';
import {
  hasReachedStage,
  isStageVerified,
  sectionOf,
  type KycStage,
  type StageData,
  type StageSection,
} from '../stage.ts';
import type { ChequeUpload } from './kyc-bank.types.ts';

/** True for any of the three flags that mark this stage as finished (D-51). */
export const isBankVerified = (stage: StageData): boolean =>
  isStageVerified(stage) || stage.bank_stage_verified === true;

/** Returns the due stage after this one; an answer may still name an earlier one. */
export const dueStageAfterBank = ({ login_stage: stage }: StageData): KycStage =>
  stage !== undefined && hasReachedStage(stage, 'personal') ? stage : 'personal';

/** Builds the upload: the cheque, its TIFF copy if there is one, and the verified details (ON-278, D-52). */
export const chequeUploadOf = ({ images, subject }: UploadRequest<BankDetails>): ChequeUpload => ({
  ...UPLOADS.cheque,
  upload_addbank: filesOfSlots(images),
  is_master_update_required: true,
  bank_info: wireBankInfoOf(subject),
});

const filesOfSlots = (images: SlotImages) =>
  Object.values(images).flatMap(({ image, tiff }) => (tiff === null ? [image] : [image, tiff]));

export const accountListsOf = ({ master_list: lists }: StageData): AccountOptionLists => ({
  accountTypes: lists?.bank_account_type ?? [],
  banks: lists?.bank_list ?? [],
});

/** Returns the account that was read from the cheque (ON-279). */
export const readAccountOf = (stage: StageData): AccountSummary | null =>
  stage.bank_info === undefined
    ? null
    : { ...addBankLabels(stage.bank_info, accountListsOf(stage)), holder: '', branch: '' };

/** Returns the provider's lines and pictures of the bank. */
export const bankSectionOf = (stage: StageData): StageSection => sectionOf(stage, 'bank');
