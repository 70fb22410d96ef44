import { type Bench, OWN } from './bench.ts';
import { encode } from 'jpeg-js';
import { type Fields, fieldsOf } from '../kit/json.ts';
import { twoColourPng } from '../kit/png.ts';

/** A picture of two by two pixels. */
export const PNG = Uint8Array.from(twoColourPng(['#.', '.#'], ['0b5cad', 'ffffff']));
export const JPEG = Uint8Array.from(encode({ width: 2, height: 2, data: new Uint8Array(16).fill(128) }, 80).data);
const TIFF = [0x49, 0x49, 0x2a, 0x00, 8, 0, 0, 0];

const file = (name: string, type: string, bytes: Iterable<number>): File =>
  new File([Uint8Array.from(bytes)], name, { type });

/** Such a picture as an answer carries it. */
export const addressOf = (type: 'png' | 'jpeg'): string =>
  `data:image/${type};base64,${Buffer.from(type === 'png' ? PNG : JPEG).toString('base64')}`;

export const png = (name: string): File => file(name, 'image/png', PNG);
export const jpeg = (name: string): File => file(name, 'image/jpeg', JPEG);
export const tiff = (name: string): File => file(name, 'image/tiff', TIFF);
/** A TIFF by its bytes alone. */
export const hiddenTiff = (name: string): File => file(name, 'image/png', TIFF);
/** Named and declared as a png, without being one. */
export const fakePng = (name: string): File => file(name, 'image/png', [1, 2, 3, 4]);
export const fakeTiff = (name: string): File => file(name, 'image/tiff', PNG);
export const hugePng = (name: string): File =>
  new File([PNG, new Uint8Array(5 * 1024 * 1024)], name, { type: 'image/png' });

export type Part = string | File | readonly File[];

export interface FormSent {
  readonly token: string;
  readonly method?: 'POST' | 'PUT';
  readonly key?: string;
}

/** Sends a multipart body; a list of files becomes as many parts of the same name. */
export const sendForm = (
  on: Bench,
  path: string,
  parts: Readonly<Record<string, Part>>,
  { token, method = 'PUT', key }: FormSent,
): Promise<Response> => {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    for (const one of Array.isArray(part) ? part : [part]) body.append(name, one as string | File);
  }
  const headers = { 'bb-access-token': token, ...(key === undefined ? {} : { 'idempotency-key': key }) };
  return on.sandbox.fetch(new Request(`${OWN}/api/v1${path}`, { method, headers, body }));
};

/** The answer to a multipart body. */
export const askForm = async (on: Bench, path: string, parts: Readonly<Record<string, Part>>, sent: FormSent) =>
  fieldsOf(await (await sendForm(on, path, parts, sent)).text());

const PAN = { id_type: 'pan', folder_name: 'pan', attachment_category: 'pan' };
const AADHAAR = { id_type: 'aadhaar', folder_name: 'aadhaar', attachment_category: 'aadhaar', no_of_attachment: '2' };
const CHEQUE = { id_type: 'cheque', folder_name: 'bank', attachment_category: 'cheque' };

export const uploadPan = (on: Bench, token: string, upload_pan: File): Promise<Fields> =>
  askForm(on, '/validation/verifyidproof', { ...PAN, upload_pan }, { token });

export const uploadAadhaar = (on: Bench, token: string, upload_aadhaar: readonly File[]): Promise<Fields> =>
  askForm(on, '/validation/verifyidproof', { ...AADHAAR, upload_aadhaar }, { token });

export const typedAccount = (number = '100000000001', rest: Fields = {}): Fields => ({
  client_bank_account_number_1: number,
  client_ifsc_code_1: 'SBOX0000001',
  client_bank_account_type_1: 'SB',
  client_bank: 'SBOX',
  ...rest,
});

export const verifyAccount = (on: Bench, token: string, account: Fields = typedAccount()): Promise<Fields> =>
  on.ask('/validation/bankaccount', account, { token });

export const uploadChequeOf = (
  on: Bench,
  token: string,
  upload_addbank: readonly File[],
  account_number = '100000000001',
  ifsc_code = 'SBOX0000001',
): Promise<Fields> =>
  askForm(
    on,
    '/validation/verifyid',
    {
      ...CHEQUE,
      upload_addbank,
      is_master_update_required: 'true',
      bank_info: JSON.stringify({ account_number, ifsc_code, account_type: 'SB', bank_name: 'SBOX' }),
    },
    { token },
  );

/** The body of saveBankAccount for an account and a mode. */
export const accountForm = (
  number: string,
  mode: 'add' | 'save',
  cheque: File = png('cheque.png'),
  bank_ifsc_code = 'SBOX0000001',
): Readonly<Record<string, Part>> => ({
  ...CHEQUE,
  request_mode: mode,
  account_information: JSON.stringify({
    bank_account_number: number,
    bank_ifsc_code,
    bank_account_type: 'SB',
    bank_name: 'SBOX',
  }),
  upload_addbank: cheque,
});

export const stageInfo = (on: Bench, token: string, stage_name: string): Promise<Fields> =>
  on.ask('/master/stageinfo', { stage_name }, { token });

export const finishStage = (on: Bench, token: string, body: Fields): Promise<Fields> =>
  on.ask('/validation/verifystage', body, { token, method: body['verify_stage'] === 'esignkyc' ? 'POST' : 'PUT' });
