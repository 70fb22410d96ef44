import { UPLOADS } from '@folioflow/api/contract';
import { inWords, type AccountLists, type AccountSummary } from '../../banking/verified-account.ts';
import { bankInfoOf, type BankDetails } from '../../parts/bank-details/index.ts';
import type { SlotImages, UploadRequest } from '../../parts/image-upload/index.ts';
import { hasReached, isStageVerified, sectionOf, type KycStage, type Stage, type StageSection } from '../stage.ts';
import type { ChequeUpload } from './kyc-bank.types.ts';

/** Any of the three names under which the provider says that this stage is finished (D-51). */
export const isBankVerified = (stage: Stage): boolean => isStageVerified(stage) || stage.bank_stage_verified === true;

/** The stage that is due once this one is finished; an answer may still name the one it was asked at. */
export const dueOf = ({ login_stage: stage }: Stage): KycStage =>
  stage !== undefined && hasReached(stage, 'personal') ? stage : 'personal';

/** The cheque, its TIFF copy where there is one, and the details that were verified (ON-278, D-52). */
export const chequeUploadOf = ({ images, subject }: UploadRequest<BankDetails>): ChequeUpload => ({
  ...UPLOADS.cheque,
  upload_addbank: filesIn(images),
  is_master_update_required: true,
  bank_info: bankInfoOf(subject),
});

const filesIn = (images: SlotImages) =>
  Object.values(images).flatMap(({ image, tiff }) => (tiff === null ? [image] : [image, tiff]));

export const listsOf = ({ master_list: lists }: Stage): AccountLists => ({
  accountTypes: lists?.bank_account_type ?? [],
  banks: lists?.bank_list ?? [],
});

/** What was read from the cheque (ON-279). */
export const readOf = (stage: Stage): AccountSummary | null =>
  stage.bank_info === undefined ? null : { ...inWords(stage.bank_info, listsOf(stage)), holder: '', branch: '' };

/** The bank's lines and pictures as the provider tells them. */
export const bankSectionOf = (stage: Stage): StageSection => sectionOf(stage, 'bank');
