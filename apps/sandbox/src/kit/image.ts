import { FILE_MAX_BYTES } from '@folioflow/api/contract';
import { Refusal } from '../http/interruption.ts';

const signatures: Readonly<Record<'png' | 'jpeg', readonly number[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
};

const beginsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

export const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/**
 * The bytes of an uploaded image: png or jpeg by extension, by declared type and by what they really are, at most 5 MiB.
 * @throws Refusal 051
 */
export const checkedImage = async (file: File): Promise<Uint8Array> => {
  if (file.size > FILE_MAX_BYTES) throw new Refusal('051', 'Upload file size should not exceed 5 MB');
  const extension = extensionOf(file.name);
  const kind = extension === 'jpg' ? 'jpeg' : extension;
  if ((kind !== 'png' && kind !== 'jpeg') || (file.type !== `image/${kind}` && file.type !== 'image/jpg')) {
    throw new Refusal('051', 'Upload file type should be png, jpeg or jpg only');
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!beginsWith(bytes, signatures[kind])) throw new Refusal('051', 'The file is not a png or jpeg image.');
  return bytes;
};
