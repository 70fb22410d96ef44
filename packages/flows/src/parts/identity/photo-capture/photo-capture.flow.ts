import { flow } from '../../../kit/flow.ts';
import { photoCaptureMachine } from './photo-capture.machine.ts';
import { photoCaptureView } from './photo-capture.view.ts';
import type { EmbeddableFlow } from '../../../kit/embeddable-flow.ts';
import type { PhotoCaptureEvent, PhotoCaptureView } from './photo-capture.types.ts';

export type PhotoCaptureFlow = EmbeddableFlow<{
  event: PhotoCaptureEvent;
  view: PhotoCaptureView;
}>;

/**
 * A part: the parent binds `submitPhoto`; `openCamera` and `holdCamera` are the camera of the app, `prepareImage` its
 * picture processing.
 */
export const photoCapture = <Subject, Answer>() =>
  flow({ machine: photoCaptureMachine<Subject, Answer>(), view: photoCaptureView<Subject, Answer> });
