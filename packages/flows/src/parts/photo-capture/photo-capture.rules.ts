import { PHOTO_DATA_THRESHOLD } from '@folioflow/api/contract';
import { failureOf } from '../../kit/port.ts';
import type { ImageRef } from '../image-upload/image-upload.types.ts';
import type { CameraProblem } from './photo-capture.types.ts';

/** Length of the picture's data URL: `data:image/jpeg;base64,…`. */
export const dataTextLengthOf = ({ type, size }: Pick<ImageRef, 'type' | 'size'>): number =>
  `data:${type};base64,`.length + 4 * Math.ceil(size / 3);

/** True if a data URL of this length is a photo (ON-337, ON-515). */
export const isPhotoText = (length: number): boolean => length > PHOTO_DATA_THRESHOLD;

export const isPhotoLongEnough = (image: Pick<ImageRef, 'type' | 'size'>): boolean =>
  isPhotoText(dataTextLengthOf(image));

const told: readonly CameraProblem[] = ['denied', 'missing', 'notStarted'];

/** The reason that the camera did not open; a refusal without one means that access was denied. */
export function problemIn(error: unknown): CameraProblem {
  const failure = failureOf(error);
  if (failure.kind !== 'refused') return 'notStarted';
  const { answer } = failure;
  return told.find((problem) => 'camera' in answer && answer.camera === problem) ?? 'denied';
}

/** Returns a value that the chart reads only after it was set. */
export function present<T>(value: T | null): T {
  if (value === null) throw new Error('Missing context value: camera or photo');
  return value;
}
