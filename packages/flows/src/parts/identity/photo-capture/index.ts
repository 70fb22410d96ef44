import type { EmbeddableFlow } from '../../../kit/embeddable-flow.ts';
import type { PhotoCaptureEvent, PhotoCaptureView } from './photo-capture.types.ts';

export type * from './photo-capture.types.ts';

export type PhotoCaptureFlow = EmbeddableFlow<{
  event: PhotoCaptureEvent;
  view: PhotoCaptureView;
}>;
