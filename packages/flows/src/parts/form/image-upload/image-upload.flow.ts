import { flow } from '../../../kit/flow.ts';
import { imageUploadMachine } from './image-upload.machine.ts';
import { imageUploadView } from './image-upload.view.ts';

/** A part: the parent binds `upload`; `prepareImage` is the picture processing of the app. */
export const imageUpload = <Subject, Result>() =>
  flow({ machine: imageUploadMachine<Subject, Result>(), view: imageUploadView<Subject, Result> });
export type ImageUploadFlow<Subject, Result> = ReturnType<typeof imageUpload<Subject, Result>>;
