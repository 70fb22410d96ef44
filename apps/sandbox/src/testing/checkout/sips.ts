import { sipRequestOf, type SipPurchase } from '@folioflow/api/contract';
import { type Fields } from '../../kit/json.ts';
import { type Bench, newSubmissionKey } from '../bench.ts';
import { readFormAnswer, pngFile } from '../documents.ts';
import {
  firstChoiceOf,
  listField,
  readSchemeChart,
  required,
  requestMobileCode,
  resultOf,
  textField,
} from '../journeys.ts';

/** Reads the accounts and mandates of the caller. */
export const readBankLists = async (on: Bench, token: string, fields: Fields = {}): Promise<Fields> =>
  resultOf(await on.ask('/master/bankaccountlist', fields, { token }));

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

/** Returns the option of the scheme's SIPs: SC01 under a mandate, SC06 by hand. */
const readSipOption = async (on: Bench, token: string, schemeCode: string) => {
  const chart = await readSchemeChart(on, token, schemeCode);
  return { chart, option: required(chart.sip_order_terms[0], 'SIP option') };
};

/**
 * Creates the body of a valid SIP, with a new code. Its name and limits are false: the provider uses its own (C-80).
 */
export const createValidSip = async (on: Bench, token: string, mandate_id: string, rest: Fields = {}) => {
  const code = mandate_id === '' ? 'SC06' : 'SC01';
  const { chart, option } = await readSipOption(on, token, code);
  const sip: SipPurchase = {
    amountInPaise: 500_000,
    installments: 12,
    firstDay: '2026-12-05',
    scheme: { isin: '', code, name: 'as posted' },
    mfapiCode: chart.mfapi_scheme_code,
    option: { ...option, scheme_isin: '', minimum_installment_amount: 1, maximum_installment_amount: 0 },
    ...firstChoiceOf(chart),
    payment: mandate_id === '' ? { kind: 'byHand' } : { kind: 'mandate', mandateNumber: mandate_id },
    isFirstOrderToday: false,
  };
  const request = sipRequestOf(sip, await requestMobileCode(on, token, 'sip order registration'));
  const client_info: Record<string, unknown> = { ...request.client_info, ...rest };
  return { ...request, client_info };
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
