import type { CameraRef, ImageRef } from '@folioflow/flows';

/** Access to the open camera and the bytes of its pictures in the app; the UI knows only their references. */
export interface CameraAccess {
  /** Shows the live picture in a video element until the returned function is called. */
  readonly attach: (camera: CameraRef, video: HTMLVideoElement) => () => void;
  /** Takes the picture that the camera shows now; rejects when it shows none. */
  readonly capture: (camera: CameraRef) => Promise<ImageRef>;
  /** Returns a `blob:` URL of a stored picture. */
  readonly addressOf?: ((image: ImageRef) => string | undefined) | undefined;
}
