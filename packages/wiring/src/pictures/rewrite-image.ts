import { CODES, FILE_MAX_BYTES } from '@folioflow/api/contract';
import {
  acceptedLocally,
  refused,
  type PortOutcome,
  type PreparedImage,
  type PrepareImageRequest,
} from '@folioflow/flows';
import { common } from '@folioflow/flows/words/common';
import type { ImageRegistry } from './image-registry.ts';
import type { PictureRequest, RewrittenPicture } from './picture.ts';

const createUnreadableRefusal = () => refused(common['picture.unreadable'], CODES.invalid);
const createTooLargeRefusal = () => refused(common['notice.tooLarge'], CODES.invalid);

/** Rewrites a picture; null for a file that is no PNG or JPEG. Rejects when `signal` is aborted. */
export type PictureRewriter = (request: PictureRequest, signal: AbortSignal) => Promise<RewrittenPicture | null>;

/** Rewrites in the page, which is blocked meanwhile. */
export const rewriteInPage: PictureRewriter = async (request) => (await import('./picture.ts')).rewritePicture(request);

/** The work of the port `prepareImage`: it replaces a registered picture by the rewritten one. */
export async function rewriteImage(
  registry: ImageRegistry,
  { image, shouldCreateTiff, quality }: PrepareImageRequest,
  signal: AbortSignal,
  rewrite: PictureRewriter = rewriteInPage,
): Promise<PortOutcome<PreparedImage>> {
  const file = registry.fileOf(image);
  try {
    // The user may have left the page while this code was fetched.
    signal.throwIfAborted();
    if (file.size > FILE_MAX_BYTES) return createTooLargeRefusal();
    const written = await rewrite({ file, shouldCreateTiff, quality, maxBytes: FILE_MAX_BYTES }, signal);
    if (written === null) return createUnreadableRefusal();
    if (written.image.size > FILE_MAX_BYTES) return createTooLargeRefusal();
    return acceptedLocally({
      image: registry.register(written.image),
      tiff: written.tiff && registry.register(written.tiff),
    });
  } finally {
    registry.release(image);
  }
}
