import { flow } from '../../../kit/flow.ts';
import { imageUploadMachine } from './image-upload.machine.ts';
import { imageUploadView } from './image-upload.view.ts';
import type { EmbeddableFlow } from '../../../kit/embeddable-flow.ts';
import type { ImageUploadEvent, ImageUploadView } from './image-upload.types.ts';

export type ImageUploadFlow = EmbeddableFlow<{
  event: ImageUploadEvent;
  view: ImageUploadView;
}>;

/** A part: the parent binds `upload`; `prepareImage` is the picture processing of the app. */
export const imageUpload = <Subject, Result>() =>
  flow({ machine: imageUploadMachine<Subject, Result>(), view: imageUploadView<Subject, Result> });
