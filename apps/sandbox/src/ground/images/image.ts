import { FILE_MAX_BYTES } from '@folioflow/api/contract';
import { isDecodable, type PictureKind } from './decode.ts';
import { Refusal } from '../refusal.ts';

const signatures: Readonly<Record<PictureKind, readonly number[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
};
/** Little-endian and big-endian. */
const tiffSignatures: readonly (readonly number[])[] = [
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
];

const startsWithBytes = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

const readBytesWithinLimit = async (file: File): Promise<Uint8Array<ArrayBuffer>> => {
  if (file.size > FILE_MAX_BYTES) throw new Refusal('invalid', 'Upload file size should not exceed 5 MB');
  return new Uint8Array(await file.arrayBuffer());
};

export const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

const requirePictureKind = (file: File): PictureKind => {
  const extension = extensionOf(file.name);
  const kind = extension === 'jpg' ? 'jpeg' : extension;
  if ((kind !== 'png' && kind !== 'jpeg') || (file.type !== `image/${kind}` && file.type !== 'image/jpg')) {
    throw new Refusal('invalid', 'Upload file type should be png, jpeg or jpg only');
  }
  return kind;
};

/**
 * Reads an uploaded image: png or jpeg by extension, declared type and content, complete, at most 5 MiB and 4,096 by
 * 4,096 pixels.
 * @throws Refusal 051
 */
export const readImage = async (file: File): Promise<Uint8Array> => {
  const bytes = await readBytesWithinLimit(file);
  const kind = requirePictureKind(file);
  if (!startsWithBytes(bytes, signatures[kind])) throw new Refusal('invalid', 'The file is not a png or jpeg image.');
  if (!(await isDecodable(kind, bytes))) throw new Refusal('invalid', 'The image could not be read.');
  return bytes;
};

const checkTiff = async (file: File): Promise<void> => {
  const bytes = await readBytesWithinLimit(file);
  const isNamed = ['tif', 'tiff'].includes(extensionOf(file.name)) && file.type === 'image/tiff';
  if (!isNamed || !tiffSignatures.some((signature) => startsWithBytes(bytes, signature))) {
    throw new Refusal('invalid', 'The second file is not a TIFF copy of the image.');
  }
};

/**
 * Reads an image that is followed by its TIFF copy. The copy is checked and then discarded.
 * @throws Refusal 051
 */
export const readImageWithCopy = async (
  files: readonly File[],
  copy: 'required' | 'optional',
): Promise<{ readonly file: File; readonly bytes: Uint8Array }> => {
  const [file, tiff, ...more] = files;
  if (!file || more.length > 0) throw new Refusal('invalid', 'Upload one image and its TIFF copy.');
  if (!tiff && copy === 'required') throw new Refusal('invalid', 'The TIFF copy of the image is missing.');
  const bytes = await readImage(file);
  if (tiff) await checkTiff(tiff);
  return { file, bytes };
};

const BASE64_CHUNK_BYTES = 32_766;

/** Image as a `data:` address. */
export const dataAddressOf = (bytes: Uint8Array): string => {
  const type = startsWithBytes(bytes, signatures.png) ? 'image/png' : 'image/jpeg';
  let base64 = '';
  for (let at = 0; at < bytes.byteLength; at += BASE64_CHUNK_BYTES) {
    base64 += btoa(String.fromCharCode(...bytes.subarray(at, at + BASE64_CHUNK_BYTES)));
  }
  return `data:${type};base64,${base64}`;
};
