import type { Port, PreparedImage, PrepareRequest } from '@folioflow/flows';
import type { ImageRegistry } from './image-registry.ts';

/** Few bytes of a page's first load: the code comes when somebody turns to the page, or at last with the first picture. */
export const loadWriting = () => import('./write-anew.ts');

/**
 * The browser port `prepareImage`: judges a picture by its bytes and writes it anew, turned upright, so that neither its
 * metadata (place, camera) nor anything hidden behind it leaves the device. Keeps the name; the reference changes, and
 * the bytes as chosen are released.
 */
export const prepareImage =
  (registry: ImageRegistry): Port<PrepareRequest, PreparedImage> =>
  async (request, { signal }) => {
    const { writeAnew } = await loadWriting();
    return writeAnew(registry, request, signal);
  };
