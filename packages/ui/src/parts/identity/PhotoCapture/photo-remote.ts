import type { PhotoCaptureEvent } from '@folioflow/flows';

/** Sender of the user's events to the flow. */
export interface PhotoRemote {
  readonly send: (event: PhotoCaptureEvent) => void;
}
