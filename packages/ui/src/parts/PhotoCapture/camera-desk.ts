import type { CameraRef, ImageRef } from '@folioflow/flows';

/** Where the app keeps an open camera and the bytes of its pictures; the UI knows only their references. */
export interface CameraDesk {
  /** Shows the live picture in a video element until the returned function is called. */
  readonly attach: (camera: CameraRef, video: HTMLVideoElement) => () => void;
  /** Takes the picture that the camera shows now; rejects when it shows none. */
  readonly capture: (camera: CameraRef) => Promise<ImageRef>;
  /** A `blob:` address to show a picture by, while it is held. */
  readonly addressOf?: ((image: ImageRef) => string | undefined) | undefined;
}
