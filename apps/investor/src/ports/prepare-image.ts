import { i18n } from '@lingui/core';
import type { Port, PreparedImage, PrepareImageRequest } from '@folioflow/flows';
import type { ImageRegistry } from '@folioflow/wiring/pictures/image-registry';
import type { PageImages } from '@folioflow/wiring/pictures/page-images';

/** Fetches the code that rewrites pictures, which is not part of the first load. */
export const loadRewriteImage = () => import('./rewrite-image.ts');

/**
 * The browser port `prepareImage`: checks a picture by its bytes and redraws it upright, so that neither its metadata
 * (place, camera) nor any appended data leaves the device. The name is preserved; the reference changes, and the chosen
 * file is released.
 */
export const prepareImage =
  (registry: ImageRegistry): Port<PrepareImageRequest, PreparedImage> =>
  async (request, { signal }) => {
    const { rewriteImage } = await loadRewriteImage();
    return rewriteImage(i18n, registry, request, signal);
  };

/** The pictures of a page with the port that prepares them. */
export const pageImagesOf = (registry: ImageRegistry): PageImages => ({
  registry,
  prepareImage: prepareImage(registry),
});
