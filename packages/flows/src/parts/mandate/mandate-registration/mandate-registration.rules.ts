import {
  type BankAccount,
  type BankListResult,
  DEFAULT_MANDATE_DEBIT_AMOUNT,
  type DebitOption,
  FORM_THRESHOLD,
  type GetNachMandateAnswer,
  type Mandate,
  MANDATE_TYPE,
  MANDATE_UPLOAD,
  MANDATE_UPLOAD_TYPE,
  paiseOf,
  type RegisterMandateRequest,
  type UploadMandateAnswer,
  WEB_REQUEST,
  wireDateOf,
} from '@folioflow/api/contract';
import { findRetryOfDraft } from '../../order/order-confirmation/pending-retry.ts';
import { mandateKey } from '../../order/recent-order/repeatable-order.ts';
import type { RecentOrderInput } from '../../order/recent-order/recent-order.types.ts';
import type { ImageRef, FileNameRule } from '../../form/image-upload/image-upload.types.ts';
import type {
  MandateAccount,
  MandateDraft,
  MandateRegistrationContext,
  MandateRegistrationInput,
  MandateScan,
} from './mandate-registration.types.ts';

/** 25,000 rupees if offered, else the first limit (DO-458, A57). */
export const initialDebitLimit = (limits: readonly DebitOption[]): number | null =>
  (limits.find(({ value }) => value === DEFAULT_MANDATE_DEBIT_AMOUNT) ?? limits[0])?.value ?? null;

export const isDebitLimitOffered = (limits: readonly DebitOption[], limit: number | null): limit is number =>
  limits.some(({ value }) => value === limit);

/** The eleven keys of a registration (DO-415, OM-211); the account is always the primary account (INV-30). */
export const registrationRequest = (
  account: BankAccount,
  limit: number,
  sip: MandateRegistrationInput['sip'],
): RegisterMandateRequest => ({
  client_info: {
    bank_name: account.beneficiary_bank_name,
    branch_name: account.beneficiary_bank_branch_name,
    account_no: account.beneficiary_account_no,
    account_type: account.beneficiary_account_type,
    ifsc_code: account.beneficiary_ifsc,
    account_holder_name: account.beneficiary_account_holder_name,
    ...(sip && { sip_date: sip.dayOfMonth, start_date: wireDateOf(sip.startDay) }),
    debit_amount: limit,
    request_mode: WEB_REQUEST,
    mandate_type: MANDATE_TYPE,
  },
});

export const mandateAccountOf = (account: BankAccount): MandateAccount => ({
  holder: account.beneficiary_account_holder_name,
  number: account.beneficiary_account_no,
  bank: account.beneficiary_bank_name,
  ifsc: account.beneficiary_ifsc,
});

/** The mandate of an answer whose id was not known before. */
export function findNewMandate(lists: BankListResult, knownIds: readonly string[]): Mandate | undefined {
  return lists.customer_pending_mandate_list.findLast(({ mandate_id }) => !knownIds.includes(mandate_id));
}

/** The form of a mandate: its own in the list (A83), else the PDF of the answer if it is to be rendered (DO-414). */
export const mandateFormOf = (answer: GetNachMandateAnswer, mandateNumber: string): string =>
  answer.mandate_nach_list.find(({ mandate_id }) => mandate_id === mandateNumber)?.nach_form ??
  (answer.render_pdf ? answer.pdf_base64 : '');

/** The file name of the form: the last part of `src_nach_form`, which may be an address; else the mandate's id. */
export function mandateFormNameOf({ src_nach_form }: GetNachMandateAnswer, mandateNumber: string): string {
  const name = src_nach_form.split('/').at(-1) ?? '';
  return name === '' ? `${mandateNumber}.pdf` : name;
}

/** A form of at most 255 characters counts as none (OM-214). */
export const displayableMandateForm = (form: string): string | null => (form.length > FORM_THRESHOLD ? form : null);

/** The scan has the name of its mandate, compared case-sensitively (C-50). */
export const scanNameRule = (mandateNumber: string): FileNameRule => ({
  base: mandateNumber,
  extensions: ['png', 'jpeg'],
  isBaseExact: true,
});

/** The upload of a signed form (DO-416, OM-215). */
export const createMandateScan = (mandateNumber: string, image: ImageRef): MandateScan => ({
  upload_file: image,
  id_type: MANDATE_UPLOAD,
  mandateId: mandateNumber,
  mandateType: MANDATE_UPLOAD_TYPE,
  imageName: image.name,
  imageType: image.type,
});

/** The mandate with the bank's status of its scan, which is still open (C-58). */
export const updateMandateStatus = (
  mandate: Mandate,
  { status, is_processed, is_reupload }: Pick<UploadMandateAnswer, 'status' | 'is_processed' | 'is_reupload'>,
): Mandate => ({ ...mandate, status, is_processed, is_reupload });

export const mandateDraftOf = ({ limit }: MandateRegistrationContext): MandateDraft => ({ limit });

/** The mandate for the comparison with recent ones. */
export const recentOrderInputOf = (context: MandateRegistrationContext): RecentOrderInput => ({
  order: {
    kind: 'mandate',
    listType: null,
    subjectKey: mandateKey(
      context.primaryAccount?.beneficiary_account_no ?? '',
      context.primaryAccount?.beneficiary_ifsc ?? '',
    ),
    amount: paiseOf(context.limit ?? 0) ?? 0,
  },
  lostSubmission: findRetryOfDraft(context.retry, mandateDraftOf(context))?.submission,
  confirmedUntil: context.confirmedUntil,
});
