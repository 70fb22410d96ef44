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
import { canDrawInWorker, rewriteInWorker } from './picture-worker.ts';
import type { PictureRequest, RewrittenPicture } from './picture.ts';

const createUnreadableRefusal = () => refused(common['picture.unreadable'], CODES.invalid);
const createTooLargeRefusal = () => refused(common['notice.tooLarge'], CODES.invalid);

/** The work of the port `prepareImage`. */
export async function rewriteImage(
  registry: ImageRegistry,
  { image, shouldCreateTiff, quality }: PrepareImageRequest,
  signal: AbortSignal,
): Promise<PortOutcome<PreparedImage>> {
  const file = registry.fileOf(image);
  try {
    // The user may have left the page while this code was fetched.
    signal.throwIfAborted();
    if (file.size > FILE_MAX_BYTES) return createTooLargeRefusal();
    const written = await rewriteOffThread({ file, shouldCreateTiff, quality, maxBytes: FILE_MAX_BYTES }, signal);
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

/** Rewrites in a worker; without one in the page, which is blocked meanwhile. */
async function rewriteOffThread(request: PictureRequest, signal: AbortSignal): Promise<RewrittenPicture | null> {
  if (!canDrawInWorker()) return rewriteInPage(request);
  try {
    return await rewriteInWorker(request, signal);
  } catch {
    signal.throwIfAborted();
    return rewriteInPage(request);
  }
}

/** Rewrites in the page, with a second copy of the code of the worker. */
async function rewriteInPage(request: PictureRequest): Promise<RewrittenPicture | null> {
  return (await import('./picture.ts')).rewritePicture(request);
}
