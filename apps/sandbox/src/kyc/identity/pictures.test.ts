import { encode } from 'fast-png';
import { describe, expect, test } from 'vitest';
import { type Fields } from '../../kit/json.ts';
import { type Bench, benchPerTest } from '../../testing/bench.ts';
import {
  createAccountForm,
  readFormAnswer,
  JPEG,
  PNG,
  tiffFile,
  uploadAadhaar,
  uploadCheque,
  uploadPan,
  verifyAccount,
  createAccountInput,
} from '../../testing/documents.ts';
import { submitPhoto, uploadProof, completeStepsBeforePhoto } from '../../testing/personal.ts';

const on = benchPerTest();

interface UploadCase {
  readonly persona: string;
  /** required file name, without the ending */
  readonly named?: string;
  readonly before?: (on: Bench, token: string) => Promise<unknown>;
  readonly send: (on: Bench, token: string, file: File) => Promise<Fields>;
}

const declaration = {
  id_type: 'no-nominee',
  imageName: '',
  imageType: '',
  nominee_information: JSON.stringify({ id: 'none' }),
};

const uploadCases: Readonly<Record<string, UploadCase>> = {
  'the PAN card': { persona: '9000000201', send: uploadPan },
  'the Aadhaar card': {
    persona: '9000000202',
    send: (one, token, file) => uploadAadhaar(one, token, [file, file]),
  },
  'the cheque of the bank stage': {
    persona: '9000000203',
    before: verifyAccount,
    send: (one, token, file) => uploadCheque(one, token, [file]),
  },
  'the cheque of a further account': {
    persona: '9000000102',
    before: (one, token) => verifyAccount(one, token, createAccountInput('100000000009')),
    send: (one, token, file) =>
      readFormAnswer(one, '/validation/bankaccount/save', createAccountForm('100000000009', 'save', file), {
        token,
        method: 'POST',
      }),
  },
  'the proof of a nominee': { persona: '9000000204', send: uploadProof },
  'the photograph': {
    persona: '9000000204',
    before: completeStepsBeforePhoto,
    send: (one, token, file) => submitPhoto(one, token, [file, tiffFile('photo.tiff')]),
  },
  'the declaration': {
    persona: '9000000113',
    named: 'NOMINEE_OPTING_OUT_DECLARATION_ABC123',
    send: (one, token, file) =>
      readFormAnswer(one, '/validation/nominee/upload', { ...declaration, file }, { token, method: 'POST' }),
  },
};

const large = encode({ width: 64, height: 64, channels: 3, data: new Uint8Array(64 * 64 * 3).fill(7) });
const withChangedBytes = (bytes: Uint8Array, ...changes: readonly (readonly [at: number, byte: number])[]) => {
  const copy = Uint8Array.from(bytes);
  for (const [at, byte] of changes) copy[at] = byte;
  return copy;
};
const firstHalf = (bytes: Uint8Array) => Uint8Array.from(bytes.subarray(0, bytes.length / 2));
/** Picture of one pixel with rows that unpack to far more data. */
const createDecompressionBomb = () => {
  const whole = encode({ width: 2_000, height: 2_000, channels: 3, data: new Uint8Array(12_000_000) });
  return withChangedBytes(whole, [18, 0], [19, 1], [22, 0], [23, 1]);
};

const brokenPictures: readonly (readonly [what: string, type: 'png' | 'jpeg', bytes: Uint8Array<ArrayBuffer>])[] = [
  ['half a PNG', 'png', firstHalf(PNG)],
  ['the first bytes of a PNG alone', 'png', Uint8Array.from(PNG.subarray(0, 8))],
  ['a PNG without its end', 'png', Uint8Array.from(PNG.subarray(0, -12))],
  ['a PNG with a flipped bit', 'png', withChangedBytes(large, [60, (large[60] ?? 0) ^ 1])],
  ['a PNG with an excessive number of pixels', 'png', withChangedBytes(PNG, [16, 0x7f], [20, 0x7f])],
  ['a PNG that unpacks to more than its pixels', 'png', createDecompressionBomb()],
  ['half a JPEG', 'jpeg', firstHalf(JPEG)],
  ['the first bytes of a JPEG alone', 'jpeg', Uint8Array.from(JPEG.subarray(0, 3))],
  ['a JPEG without its end', 'jpeg', Uint8Array.from(JPEG.subarray(0, -2))],
  ['a JPEG of nothing but its ends', 'jpeg', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)],
];

const createPictureFile = (type: 'png' | 'jpeg', bytes: Uint8Array<ArrayBuffer>, named = 'picture') =>
  new File([bytes], `${named}.${type}`, { type: `image/${type}` });

describe.each(Object.entries(uploadCases))('%s', (_what, { persona, named, before, send }) => {
  const createReadyToken = async () => {
    const token = await on.token('9811111111', persona);
    await before?.(on, token);
    return token;
  };

  test('is accepted as an intact picture', async () => {
    expect(await send(on, await createReadyToken(), createPictureFile('png', PNG, named))).toMatchObject({
      code: '000',
    });
  });

  test('is refused as a broken picture of any kind', async () => {
    const token = await createReadyToken();
    for (const [what, type, bytes] of brokenPictures)
      expect(await send(on, token, createPictureFile(type, bytes, named)), what).toMatchObject({
        code: '051',
        messageText: 'The image could not be read.',
      });
  });
});
