import { PHOTO_DATA_THRESHOLD } from '@folioflow/api/contract';
import { failureOf } from '../../kit/port.ts';
import type { ImageRef } from '../image-upload/image-upload.types.ts';
import type { CameraProblem } from './photo-capture.types.ts';

/** Characters of the picture's data text: `data:image/jpeg;base64,…`. */
export const dataTextLengthOf = ({ type, size }: Pick<ImageRef, 'type' | 'size'>): number =>
  `data:${type};base64,`.length + 4 * Math.ceil(size / 3);

/** Whether a data text of so many characters is a photo (ON-337, ON-515). */
export const isPhotoText = (length: number): boolean => length > PHOTO_DATA_THRESHOLD;

export const isPhotoLongEnough = (image: Pick<ImageRef, 'type' | 'size'>): boolean =>
  isPhotoText(dataTextLengthOf(image));

const told: readonly CameraProblem[] = ['denied', 'missing', 'notStarted'];

/** Why the camera did not open; a refusal that says no more means that it was denied. */
export function problemIn(error: unknown): CameraProblem {
  const failure = failureOf(error);
  if (failure.kind !== 'refused') return 'notStarted';
  const { answer } = failure;
  return told.find((problem) => 'camera' in answer && answer.camera === problem) ?? 'denied';
}

/** What the chart asks for only after it was given. */
export function present<T>(value: T | null): T {
  if (value === null) throw new Error('No camera or photo is held.');
  return value;
}
