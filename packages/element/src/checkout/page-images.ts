import { i18n } from './texts.ts';
import { createImageRegistry } from '@folioflow/wiring/pictures/image-registry';
import type { PageImages } from '@folioflow/wiring/pictures/page-images';

/** Creates the pictures of a checkout. They are redrawn in the page: a worker cannot come from the script's origin. */
export function createPageImages(): PageImages {
  const registry = createImageRegistry();
  return {
    registry,
    prepareImage: async (request, { signal }) => {
      const { rewriteImage } = await import('@folioflow/wiring/pictures/rewrite-image');
      return rewriteImage(i18n, registry, request, signal);
    },
  };
}
