import { type Bench, SANDBOX_ORIGIN } from './bench.ts';
import { encode } from 'jpeg-js';
import { type Fields, parseFields } from '../kit/json.ts';
import { createTwoColourPng } from '../kit/documents/png.ts';

/** Picture of two by two pixels. */
export const PNG = Uint8Array.from(createTwoColourPng(['#.', '.#'], ['0b5cad', 'ffffff']));
export const JPEG = Uint8Array.from(encode({ width: 2, height: 2, data: new Uint8Array(16).fill(128) }, 80).data);
const TIFF = [0x49, 0x49, 0x2a, 0x00, 8, 0, 0, 0];

const createFile = (name: string, type: string, bytes: Iterable<number>): File =>
  new File([Uint8Array.from(bytes)], name, { type });

/** Data address of this picture, as in an answer. */
export const pictureDataAddress = (type: 'png' | 'jpeg'): string =>
  `data:image/${type};base64,${Buffer.from(type === 'png' ? PNG : JPEG).toString('base64')}`;

export const pngFile = (name: string): File => createFile(name, 'image/png', PNG);
export const jpegFile = (name: string): File => createFile(name, 'image/jpeg', JPEG);
export const tiffFile = (name: string): File => createFile(name, 'image/tiff', TIFF);
/** File with the bytes of a TIFF, without its name and type. */
export const untypedTiffFile = (name: string): File => createFile(name, 'image/png', TIFF);
/** File with the name and type of a PNG, but other content. */
export const fakePngFile = (name: string): File => createFile(name, 'image/png', [1, 2, 3, 4]);
export const fakeTiffFile = (name: string): File => createFile(name, 'image/tiff', PNG);
export const hugePngFile = (name: string): File =>
  new File([PNG, new Uint8Array(5 * 1024 * 1024)], name, { type: 'image/png' });

export type FormPart = string | File | readonly File[];

export interface FormOptions {
  readonly token: string;
  readonly method?: 'POST' | 'PUT';
  readonly key?: string;
}

/** Sends a multipart body; a list of files becomes several parts of the same name. */
export const sendForm = (
  on: Bench,
  path: string,
  parts: Readonly<Record<string, FormPart>>,
  { token, method = 'PUT', key }: FormOptions,
): Promise<Response> => {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    for (const one of Array.isArray(part) ? part : [part]) body.append(name, one as string | File);
  }
  const headers = { 'bb-access-token': token, ...(key === undefined ? {} : { 'idempotency-key': key }) };
  return on.sandbox.fetch(new Request(`${SANDBOX_ORIGIN}/api/v1${path}`, { method, headers, body }));
};

/** Sends a multipart body and returns the fields of the answer. */
export const readFormAnswer = async (
  on: Bench,
  path: string,
  parts: Readonly<Record<string, FormPart>>,
  sent: FormOptions,
) => parseFields(await (await sendForm(on, path, parts, sent)).text());

const PAN = { id_type: 'pan', folder_name: 'pan', attachment_category: 'pan' };
const AADHAAR = { id_type: 'aadhaar', folder_name: 'aadhaar', attachment_category: 'aadhaar', no_of_attachment: '2' };
const CHEQUE = { id_type: 'cheque', folder_name: 'bank', attachment_category: 'cheque' };

export const uploadPan = (on: Bench, token: string, upload_pan: File): Promise<Fields> =>
  readFormAnswer(on, '/validation/verifyidproof', { ...PAN, upload_pan }, { token });

export const uploadAadhaar = (on: Bench, token: string, upload_aadhaar: readonly File[]): Promise<Fields> =>
  readFormAnswer(on, '/validation/verifyidproof', { ...AADHAAR, upload_aadhaar }, { token });

export const createAccountInput = (number = '100000000001', rest: Fields = {}): Fields => ({
  client_bank_account_number_1: number,
  client_ifsc_code_1: 'SBOX0000001',
  client_bank_account_type_1: 'SB',
  client_bank: 'SBOX',
  ...rest,
});

export const verifyAccount = (on: Bench, token: string, account: Fields = createAccountInput()): Promise<Fields> =>
  on.ask('/validation/bankaccount', account, { token });

export const uploadCheque = (
  on: Bench,
  token: string,
  upload_addbank: readonly File[],
  account_number = '100000000001',
  ifsc_code = 'SBOX0000001',
): Promise<Fields> =>
  readFormAnswer(
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

/** Body of saveBankAccount for an account and a mode. */
export const createAccountForm = (
  number: string,
  mode: 'add' | 'save',
  cheque: File = pngFile('cheque.png'),
  bank_ifsc_code = 'SBOX0000001',
): Readonly<Record<string, FormPart>> => ({
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

export const readStageInfo = (on: Bench, token: string, stage_name: string): Promise<Fields> =>
  on.ask('/master/stageinfo', { stage_name }, { token });

export const verifyStage = (on: Bench, token: string, body: Fields): Promise<Fields> =>
  on.ask('/validation/verifystage', body, { token, method: body['verify_stage'] === 'esignkyc' ? 'POST' : 'PUT' });
