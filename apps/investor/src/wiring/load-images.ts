import { createImageRegistry } from '@folioflow/wiring/pictures/image-registry';
import type { LoadedImages } from '@folioflow/wiring/pictures/images-on-demand';
import { loadRewriteImage, prepareImage } from '../ports/prepare-image.ts';

/** Creates the pictures of a page, and fetches the code that rewrites them while the user is choosing one. */
export function loadImages(): LoadedImages {
  // A failed fetch is repeated with the picture.
  loadRewriteImage().catch(() => undefined);
  const registry = createImageRegistry();
  return { registry, prepareImage: prepareImage(registry) };
}
