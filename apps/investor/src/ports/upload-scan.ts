import type { AnswerOf, RequestOf } from '@folioflow/api/contract';
import type { MandateRegistrationPorts, Port } from '@folioflow/flows';
import type { ImageRegistry } from './image-registry.ts';

/** Exact base64, without a prefix. */
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

/** A signed form goes along twice: as a file, and as the text of its bytes (DO-416). */
export const uploadScan =
  (
    images: ImageRegistry,
    uploadMandate: Port<RequestOf<'uploadMandate'>, AnswerOf<'uploadMandate'>>,
  ): MandateRegistrationPorts['uploadScan'] =>
  async ({ upload_file, ...request }, scope) => {
    const file = images.fileOf(upload_file);
    return uploadMandate({ ...request, upload_file: file, pFileBytes: await base64Of(file) }, scope);
  };
