import type { AnswerOf, RequestOf } from '@folioflow/api/contract';
import type { MandateRegistrationPorts, Port } from '@folioflow/flows';
import type { ImageRegistry } from './image-registry.ts';

/** Base64 of a file, without a prefix. */
const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(new Error('The picture cannot be read.')));
    reader.readAsDataURL(file);
  });

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
