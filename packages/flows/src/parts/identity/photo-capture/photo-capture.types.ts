import type { PHOTO } from '@folioflow/api/contract';
import type { ChartTypes } from '../../../kit/chart-types.ts';
import type { Notice } from '../../../kit/notice.ts';
import type { SubmissionKeySource, SubmissionContext } from '../../../kit/submission-key.ts';
import type { ImageRef, PreparedImage } from '../../form/image-upload/image-upload.types.ts';

/** Reference to an open camera; its stream stays in the app, behind the ports. */
export interface CameraRef {
  readonly id: string;
}

/**
 * The obstacle to a photo: access was denied, there is no camera, it did not start (another program may use it), it
 * ended while it was on, or its picture could not be used.
 */
export type CameraProblem = 'denied' | 'missing' | 'notStarted' | 'lost' | 'unreadable';

export interface PhotoCaptureInput<Subject> {
  /** Sent with the photo, unchanged. */
  readonly subject: Subject;
  readonly newSubmission: SubmissionKeySource;
}

export interface PhotoCaptureContext<Subject, Answer> extends PhotoCaptureInput<Subject>, SubmissionContext {
  /** The camera that is on; null outside `framing` (INV-43). */
  readonly camera: CameraRef | null;
  /** The captured photo while it is being prepared. */
  readonly capturedPhoto: ImageRef | null;
  /** The prepared photo with its TIFF copy. */
  readonly images: PreparedImage | null;
  readonly problem: CameraProblem | null;
  readonly notice: Notice | null;
  /** `wentBack` until the photo is accepted. */
  readonly outcome: PhotoCaptureOutput<Answer>;
}

export type PhotoCaptureEvent =
  | { type: 'photo.captured'; image: ImageRef }
  | { type: 'photo.retaken' }
  | { type: 'photo.confirmed' }
  | { type: 'photo.previousRequested' }
  | { type: 'camera.retried' }
  /** The screen cannot show a live picture or cannot capture one. */
  | { type: 'camera.lost' }
  | { type: 'consent.given' }
  | { type: 'consent.withdrawn' };

export type PhotoCaptureOutput<Answer> =
  | { readonly kind: 'accepted'; readonly answer: Answer }
  | { readonly kind: 'wentBack' };
export type PhotoCaptureChart<Subject, Answer> = ChartTypes<
  PhotoCaptureContext<Subject, Answer>,
  PhotoCaptureEvent,
  PhotoCaptureInput<Subject>,
  PhotoCaptureOutput<Answer>
>;

/**
 * Request of the port `openCamera`, a capability of the browser. A refusal names its problem in `camera`; without it,
 * `denied`.
 */
export type OpenCameraRequest = Pick<typeof PHOTO, 'width' | 'height' | 'facingMode'>;
/**
 * Request of the port `holdCamera`: the camera stays on during the call and is turned off when the call is aborted, on
 * leaving `framing`. The port answers only if the camera ends by itself.
 */
export interface HoldCameraRequest {
  readonly camera: CameraRef;
}
/** Request of the port `submitPhoto`, which the parent binds. */
export interface SubmitPhotoRequest<Subject> {
  readonly images: PreparedImage;
  readonly subject: Subject;
}

export type PhotoCaptureView =
  | { readonly screen: 'opening'; readonly canGoBack: boolean }
  | {
      readonly screen: 'cameraUnavailable';
      readonly problem: CameraProblem;
      readonly canRetry: boolean;
      readonly canGoBack: boolean;
    }
  | {
      readonly screen: 'framing';
      readonly camera: CameraRef;
      readonly canCapture: boolean;
      readonly canGoBack: boolean;
      readonly notice: Notice | null;
    }
  | {
      readonly screen: 'reviewing';
      readonly photo: ImageRef;
      readonly isPreparing: boolean;
      readonly isSubmitting: boolean;
      readonly hasConsent: boolean;
      readonly canChangeConsent: boolean;
      readonly canRetake: boolean;
      readonly canConfirm: boolean;
      readonly notice: Notice | null;
    }
  | { readonly screen: 'closed' };
