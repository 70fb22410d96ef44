import type { AnswerOf, RequestOf } from '@folioflow/api/contract';
import { refused, type Port } from '@folioflow/flows';
import { expect, test } from 'vitest';
import { createImageRegistry } from './image-registry.ts';
import { uploadScan } from './upload-scan.ts';

const scope = { signal: new AbortController().signal };
const entries = {
  id_type: 'scanmandate',
  mandateId: 'M4001',
  mandateType: 'XSIP',
  imageName: 'M4001.png',
  imageType: 'image/png',
} as const;
const answer = refused('Sign on the line.');

function createUpload() {
  const images = createImageRegistry();
  const sent: RequestOf<'uploadMandate'>[] = [];
  const operation: Port<RequestOf<'uploadMandate'>, AnswerOf<'uploadMandate'>> = (request) => {
    sent.push(request);
    return Promise.resolve(answer);
  };
  return { images, sent, upload: uploadScan(images, operation) };
}

test('a signed form is sent as a file and as base64 without a prefix [DO-416]', async () => {
  const { images, sent, upload } = createUpload();
  const file = new File([new Uint8Array([0, 255, 16, 128, 7])], 'M4001.png', { type: 'image/png' });
  expect(await upload({ ...entries, upload_file: images.register(file) }, scope)).toBe(answer);
  expect(sent).toEqual([{ ...entries, upload_file: file, pFileBytes: 'AP8QgAc=' }]);
});

test('the base64 of an empty file is empty', async () => {
  const { images, sent, upload } = createUpload();
  await upload({ ...entries, upload_file: images.register(new File([], 'M4001.png', { type: 'image/png' })) }, scope);
  expect(sent.map(({ pFileBytes }) => pFileBytes)).toEqual(['']);
});

test('a released picture is not sent', async () => {
  const { images, sent, upload } = createUpload();
  const image = images.register(new File(['scan'], 'M4001.png', { type: 'image/png' }));
  images.clear();
  await expect(upload({ ...entries, upload_file: image }, scope)).rejects.toThrow('M4001.png is not held any more');
  expect(sent).toEqual([]);
});
