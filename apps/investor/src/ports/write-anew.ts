import { CODES, FILE_MAX_BYTES } from '@folioflow/api/contract';
import { accepted, refused, type PortOutcome, type PreparedImage, type PrepareRequest } from '@folioflow/flows';
import { common } from '@folioflow/flows/words/common';
import type { ImageRegistry } from './image-registry.ts';
import { canDrawInWorker, inWorker } from './picture-worker.ts';
import type { PictureRequest, WrittenPicture } from './picture.ts';

const unreadable = () => refused(common['picture.unreadable'], CODES.invalid);
const tooLarge = () => refused(common['notice.tooLarge'], CODES.invalid);

/** What `prepareImage` does, once its code is here. */
export async function writeAnew(
  registry: ImageRegistry,
  { image, wantsTiff, quality }: PrepareRequest,
  signal: AbortSignal,
): Promise<PortOutcome<PreparedImage>> {
  const file = registry.fileOf(image);
  try {
    // The page may have been left while this code was fetched.
    signal.throwIfAborted();
    if (file.size > FILE_MAX_BYTES) return tooLarge();
    const written = await offThread({ file, wantsTiff, quality, mostBytes: FILE_MAX_BYTES }, signal);
    if (written === null) return unreadable();
    if (written.image.size > FILE_MAX_BYTES) return tooLarge();
    return accepted({
      image: registry.register(written.image),
      tiff: written.tiff && registry.register(written.tiff),
    });
  } finally {
    registry.release(image);
  }
}

/** In a worker; where there is none, in the page, which then stands still for a moment. */
async function offThread(request: PictureRequest, signal: AbortSignal): Promise<WrittenPicture | null> {
  if (!canDrawInWorker()) return inPage(request);
  try {
    return await inWorker(request, signal);
  } catch {
    signal.throwIfAborted();
    return inPage(request);
  }
}

/** The code of the worker, fetched a second time by the few who need it here. */
async function inPage(request: PictureRequest): Promise<WrittenPicture | null> {
  return (await import('./picture.ts')).writtenAnew(request);
}
