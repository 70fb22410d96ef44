import { CODES, FILE_MAX_BYTES } from '@folioflow/api/contract';
import { accepted, refused, type Port, type PreparedImage, type PrepareRequest } from '@folioflow/flows';
import type { ImageRegistry } from './image-registry.ts';
import { canDrawInWorker, inWorker } from './picture-worker.ts';
import type { PictureRequest, WrittenPicture } from './picture.ts';

const unreadable = () => refused('This image could not be read.', CODES.invalid);
const tooLarge = () => refused('Upload file size should not exceed 5 MB', CODES.invalid);

/**
 * The browser port `prepareImage`: judges a picture by its bytes and writes it anew, turned upright, so that neither its
 * metadata (place, camera) nor anything hidden behind it leaves the device. Keeps the name; the reference changes, and
 * the bytes as chosen are released.
 */
export const prepareImage =
  (registry: ImageRegistry): Port<PrepareRequest, PreparedImage> =>
  async ({ image, wantsTiff, quality }, { signal }) => {
    const file = registry.fileOf(image);
    try {
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
  };

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
