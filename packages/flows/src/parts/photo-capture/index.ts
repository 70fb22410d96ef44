import { flow } from '../../kit/flow.ts';
import { photoCaptureMachine } from './photo-capture.machine.ts';
import { photoCaptureView } from './photo-capture.view.ts';

export type * from './photo-capture.types.ts';

/**
 * A part: the parent that invokes it binds `submitPhoto`; the app's camera is `openCamera` and `holdCamera`, its
 * picture desk `prepareImage`.
 */
export const photoCapture = <Subject, Answer>() =>
  flow({ machine: photoCaptureMachine<Subject, Answer>(), view: photoCaptureView<Subject, Answer> });
export type PhotoCaptureFlow<Subject, Answer> = ReturnType<typeof photoCapture<Subject, Answer>>;
