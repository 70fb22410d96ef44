import type { EmbeddableFlow } from '../../../kit/embeddable-flow.ts';
import type { ImageUploadEvent, ImageUploadView } from './image-upload.types.ts';

export type * from './image-upload.types.ts';

export type ImageUploadFlow = EmbeddableFlow<{
  event: ImageUploadEvent;
  view: ImageUploadView;
}>;
