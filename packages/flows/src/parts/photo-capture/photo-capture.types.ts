import type { PHOTO } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { NewSubmission, Submissions } from '../../kit/submission-key.ts';
import type { ImageRef, PreparedImage } from '../image-upload/image-upload.types.ts';

/** A camera that the app has opened; its stream stays in the app, behind the ports. */
export interface CameraRef {
  readonly id: string;
}

/**
 * Why there is no picture to take: the person or the device said no, there is no camera, it did not start (another
 * program may have it), it ended while it was on, or the picture it took could not be used.
 */
export type CameraProblem = 'denied' | 'missing' | 'notStarted' | 'lost' | 'unreadable';

export interface PhotoCaptureInput<Subject> {
  /** Sent with the photo, unchanged. */
  readonly subject: Subject;
  readonly newSubmission: NewSubmission;
}

export interface PhotoCaptureContext<Subject, Answer> extends PhotoCaptureInput<Subject>, Submissions {
  /** The camera that is on: in `framing` only (INV-43). */
  readonly camera: CameraRef | null;
  /** The photo as taken, while it is being prepared. */
  readonly taken: ImageRef | null;
  /** The photo as it will be sent, with its TIFF copy. */
  readonly images: PreparedImage | null;
  readonly problem: CameraProblem | null;
  readonly notice: Notice | null;
  /** Going back is the outcome until the photo is accepted. */
  readonly outcome: PhotoCaptureOutput<Answer>;
}

export type PhotoCaptureEvent =
  | { type: 'photo.captured'; image: ImageRef }
  | { type: 'photo.retaken' }
  | { type: 'photo.confirmed' }
  | { type: 'photo.previousRequested' }
  | { type: 'camera.retried' }
  /** The screen can show no live picture, or take none. */
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

/** Port `openCamera`: a capability of the browser. A refusal says which problem it is under `camera`; without that, `denied`. */
export type OpenCameraRequest = Pick<typeof PHOTO, 'width' | 'height' | 'facingMode'>;
/**
 * Port `holdCamera`: keeps an open camera on for as long as the call runs and turns it off when the call is aborted,
 * which is when `framing` is left. It answers only if the camera ends by itself.
 */
export interface HoldCameraRequest {
  readonly camera: CameraRef;
}
/** Port `submitPhoto`: bound by the parent. */
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
