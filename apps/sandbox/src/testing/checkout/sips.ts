import { type Fields } from '../../kit/json.ts';
import { type Bench, newSubmissionKey } from '../bench.ts';
import { readFormAnswer, pngFile } from '../documents.ts';
import { createValidOrder, listField, resultOf, textField, requestTwoFactorId } from '../journeys.ts';

/** Reads the accounts and mandates of the caller. */
export const readBankLists = async (on: Bench, token: string, asked: Fields = {}): Promise<Fields> =>
  resultOf(await on.ask('/master/bankaccountlist', asked, { token }));

/** Reads a mandate of the caller. */
export const readMandate = async (on: Bench, token: string, mandate_id: string): Promise<Fields> =>
  listField(await readBankLists(on, token), 'customer_mandate_list').find(
    (each) => each['mandate_id'] === mandate_id,
  ) ?? {};

/** Registers a mandate on the first account. */
export const registerMandate = async (on: Bench, token: string, debit_amount: number, rest: Fields = {}) => {
  const [account = {}] = listField(await readBankLists(on, token), 'customer_bank_list');
  const client_info = {
    account_no: account['beneficiary_account_no'],
    account_type: account['beneficiary_account_type'],
    ifsc_code: account['beneficiary_ifsc'],
    account_holder_name: account['beneficiary_account_holder_name'],
    debit_amount,
    request_mode: 'web',
    mandate_type: 'X',
    ...rest,
  };
  return on.ask('/xsip/mandate/register', { client_info }, { token, method: 'PUT', key: newSubmissionKey() });
};

const toBinaryText = async (file: File): Promise<string> => Buffer.from(await file.arrayBuffer()).toString('base64');

/** Uploads the signed form of a mandate. */
export const uploadScan = async (
  on: Bench,
  token: string,
  mandateId: string,
  file = pngFile(`${mandateId}.png`),
  bytes = '',
) =>
  readFormAnswer(
    on,
    '/validation/nachmandate/upload',
    {
      upload_file: file,
      id_type: 'scanmandate',
      mandateId,
      mandateType: 'XSIP',
      imageName: file.name,
      imageType: file.type,
      pFileBytes: bytes === '' ? await toBinaryText(file) : bytes,
    },
    { token, method: 'POST' },
  );

export const refreshMandate = (on: Bench, token: string, mandate_id: string): Promise<Fields> =>
  on.ask('/validation/nachmandate/status', { mandate_id }, { token });

/** Creates a mandate of 25,000 rupees that the bank has approved, and returns its id. */
export const createApprovedMandate = async (on: Bench, token: string): Promise<string> => {
  const lists = resultOf(await registerMandate(on, token, 25_000));
  const id = textField(listField(lists, 'customer_pending_mandate_list').at(-1) ?? {}, 'mandate_id');
  await uploadScan(on, token, id);
  await refreshMandate(on, token, id);
  await refreshMandate(on, token, id);
  return id;
};

/** Creates the body of a valid SIP, with a new code. */
export const createValidSip = async (on: Bench, token: string, mandate_id: string, rest: Fields = {}) => {
  const lumpsum = await createValidOrder(on, token);
  const sip_type = mandate_id === '' ? 'sip' : 'xsip';
  const client_info: Record<string, unknown> = {
    selected_order: { scheme_code: 'SC01', sip_type, minimum_installment_amount: 1, maximum_installment_amount: 0 },
    mfapi_scheme_code: '',
    scheme_code: mandate_id === '' ? 'SC06' : 'SC01',
    scheme_name: 'as posted',
    buy_sell: 'P',
    buy_sell_type: 'FRESH',
    sip_installment_amount: '5000',
    sip_frequency_type: 'MONTHLY',
    sip_no_of_installments: 12,
    sip_start_date: '05/12/2026',
    mandate_id,
    sip_mode: '',
    sip_id: '',
    sip_folio_no: '',
    sip_type,
    is_first_order_today: false,
    transaction_mode: 'DP',
    minimum_installment_amount: 1,
    maximum_installment_amount: 0,
    bank_account_information: lumpsum.client_info['bank_account_information'],
    is_pause_allowed: true,
    pause_minimum_installments: 1,
    pause_maximum_installments: 3,
    nominee_option: 'existing',
    nominee_id: lumpsum.client_info['nominee_id'],
    ...rest,
  };
  const twofactor_token_id = await requestTwoFactorId(on, token, 'sip order registration');
  return {
    order_type: sip_type,
    client_info,
    two_factor_authentication: { mobile_otp: '123456', email_otp: '', twofactor_token_id },
  };
};

export type SipRequest = Awaited<ReturnType<typeof createValidSip>>;

export const createSip = (on: Bench, token: string, body: SipRequest, key = newSubmissionKey()): Promise<Fields> =>
  on.ask(body.client_info['sip_type'] === 'xsip' ? '/xsip/create' : '/sip/create', body, { token, method: 'PUT', key });

/** Places a valid SIP. */
export const placeSip = async (on: Bench, token: string, mandate_id: string, rest: Fields = {}): Promise<Fields> =>
  createSip(on, token, await createValidSip(on, token, mandate_id, rest));

/** Reads the SIP list of the caller, newest first. */
export const readSipList = async (on: Bench, token: string): Promise<readonly Fields[]> =>
  listField(await on.ask('/order/list', { order_type: 'xsip' }, { token }));
