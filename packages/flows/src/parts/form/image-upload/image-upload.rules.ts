import { IMAGE_TYPES } from '@folioflow/api/contract';
import type { NoticeKind } from '../../../kit/notice.ts';
import type { ImageRef, ImageUploadInput, FileNameRule, SlotImages } from './image-upload.types.ts';

const mimeTypes: readonly string[] = IMAGE_TYPES.map((type) => `image/${type}`);
const extensions: readonly string[] = IMAGE_TYPES;
/** Endings of a JPEG that phones and mail programs write; '' for a name without one. */
const jpegEndings: readonly string[] = ['jfif', 'jpe', ''];

/** Bytes of a chosen file: a larger one fills the memory of a phone, a smaller one is reduced and then measured (C-49). */
export const CHOSEN_FILE_MAX_BYTES = 64 * 1024 * 1024;

/** The part after the last dot, in lower case. */
export const extensionOf = (name: string): string =>
  (name.includes('.') ? name.slice(name.lastIndexOf('.') + 1) : '').toLowerCase();

/** PNG or JPEG by its name and by the browser's MIME type (D-57). */
export const isTypeAllowed = ({ name, type }: ImageRef): boolean =>
  extensions.includes(extensionOf(name)) && mimeTypes.includes(type.toLowerCase());

/**
 * True for a file that can be a PNG or JPEG: its bytes decide (ON-234). It may have no type, no extension, or another
 * ending of a JPEG.
 */
export const isTypePossible = ({ name, type }: ImageRef): boolean =>
  [...extensions, ...jpegEndings].includes(extensionOf(name)) && [...mimeTypes, ''].includes(type.toLowerCase());

export function isNameAllowed({ name }: ImageRef, rule: FileNameRule | undefined): boolean {
  if (rule === undefined) return true;
  const extension = extensionOf(name);
  const base = name.slice(0, -extension.length - 1);
  const isBase = rule.isBaseExact === true ? base === rule.base : base.toLowerCase() === rule.base.toLowerCase();
  return isBase && rule.extensions.includes(extension);
}

/** An empty file is not a picture; the limit itself is allowed. */
export const isSizeAllowed = ({ size }: ImageRef, limit: number): boolean => size > 0 && size <= limit;

/**
 * The correct name for a rejected file: with its own extension if that is allowed, else with each allowed extension.
 */
export function expectedNameOf({ name }: ImageRef, { base, extensions: allowed }: FileNameRule): string {
  const extension = extensionOf(name);
  const endings = allowed.includes(extension) ? [extension] : allowed;
  return endings.map((ending) => `${base}.${ending}`).join(' or ');
}

interface ImageRules extends Pick<ImageUploadInput<unknown>, 'nameRule'> {
  readonly sizeLimit: number;
  /** True if the name decides on the kind, as where a row fixes the name. */
  readonly isKindByName?: boolean;
}

/** The rule that a picture breaks: its type is checked first, then its name, then its size (C-50). */
export function findBrokenImageRule(
  image: ImageRef,
  { nameRule, sizeLimit, isKindByName = nameRule !== undefined }: ImageRules,
): Extract<NoticeKind, 'wrongType' | 'wrongName' | 'tooLarge' | 'unreadable'> | null {
  if (!(isKindByName ? isTypeAllowed : isTypePossible)(image)) return 'wrongType';
  if (!isNameAllowed(image, nameRule)) return 'wrongName';
  if (image.size <= 0) return 'unreadable';
  return isSizeAllowed(image, sizeLimit) ? null : 'tooLarge';
}

export const withoutSlotImage = (images: SlotImages, slot: string): SlotImages =>
  Object.fromEntries(Object.entries(images).filter(([name]) => name !== slot));

/** The missing side that a refused upload names (D-55). */
export function missingSideOf(answer: { readonly state_parameters?: object | undefined }): string | null {
  const { state_parameters: parameters } = answer;
  if (parameters === undefined || !('missing_side' in parameters)) return null;
  const { missing_side: side } = parameters;
  return typeof side === 'string' && side !== '' ? side : null;
}
