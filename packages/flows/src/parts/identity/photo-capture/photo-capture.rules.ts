import { PHOTO_DATA_THRESHOLD } from '@folioflow/api/contract';
import { failureOf } from '../../../kit/port.ts';
import type { ImageRef } from '../../form/image-upload/image-upload.types.ts';
import type { CameraProblem } from './photo-capture.types.ts';

/** Length of the picture's data URL: `data:image/jpeg;base64,…`. */
export const dataUrlLengthOf = ({ type, size }: Pick<ImageRef, 'type' | 'size'>): number =>
  `data:${type};base64,`.length + 4 * Math.ceil(size / 3);

/** True if a data URL of this length is a photo (ON-337, ON-515). */
export const isDataUrlLongEnough = (length: number): boolean => length > PHOTO_DATA_THRESHOLD;

export const isPhotoLongEnough = (image: Pick<ImageRef, 'type' | 'size'>): boolean =>
  isDataUrlLongEnough(dataUrlLengthOf(image));

const OPENING_PROBLEMS: readonly CameraProblem[] = ['denied', 'missing', 'notStarted'];

/** The reason that the camera did not open; a refusal without one means that access was denied. */
export function cameraProblemOf(error: unknown): CameraProblem {
  const failure = failureOf(error);
  if (failure.kind !== 'refused') return 'notStarted';
  const { answer } = failure;
  return OPENING_PROBLEMS.find((problem) => 'camera' in answer && answer.camera === problem) ?? 'denied';
}
