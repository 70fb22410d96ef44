import type { PhotoCaptureEvent } from '@folioflow/flows';

/** Where the part sends what the person did. */
export interface PhotoRemote {
  readonly send: (event: PhotoCaptureEvent) => void;
}
