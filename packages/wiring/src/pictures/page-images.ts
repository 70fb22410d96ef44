import type { Port, PreparedImage, PrepareImageRequest } from '@folioflow/flows';
import type { ImageRegistry } from './image-registry.ts';

/** The pictures of a page, and the port that checks and redraws them. */
export interface PageImages {
  readonly registry: ImageRegistry;
  readonly prepareImage: Port<PrepareImageRequest, PreparedImage>;
}
