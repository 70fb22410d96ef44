import type { AnswerOf, RequestOf } from '@folioflow/api/contract';
import type { MandateRegistrationPorts, Port } from '@folioflow/flows';
import type { ImageRegistry } from './image-registry.ts';

/** Characters of a call of `String.fromCharCode`: more arguments would exceed the stack. */
const CHUNK_LENGTH = 0x8000;

/** Base64 of a file, without a prefix. */
async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let start = 0; start < bytes.length; start += CHUNK_LENGTH)
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK_LENGTH));
  return btoa(text);
}

/** The port `uploadScan`: sends a signed form twice, as a file and as base64 (DO-416). */
export const uploadScan =
  (
    images: ImageRegistry,
    uploadMandate: Port<RequestOf<'uploadMandate'>, AnswerOf<'uploadMandate'>>,
  ): MandateRegistrationPorts['uploadScan'] =>
  async ({ upload_file, ...request }, scope) => {
    const file = images.fileOf(upload_file);
    return uploadMandate({ ...request, upload_file: file, pFileBytes: await base64Of(file) }, scope);
  };
