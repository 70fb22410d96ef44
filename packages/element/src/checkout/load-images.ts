import type { LoadedImages } from '@folioflow/wiring/pictures/images-on-demand';

/** Loads the pictures of a checkout. They are redrawn in the page: a worker cannot come from the script's origin. */
export async function loadImages(): Promise<LoadedImages> {
  const [{ createImageRegistry }, { rewriteImage }] = await Promise.all([
    import('@folioflow/wiring/pictures/image-registry'),
    import('@folioflow/wiring/pictures/rewrite-image'),
  ]);
  const registry = createImageRegistry();
  return { registry, prepareImage: (request, { signal }) => rewriteImage(registry, request, signal) };
}
