import type { I18n } from '@lingui/core';
import { CODES, FILE_MAX_BYTES } from '@folioflow/api/contract';
import {
  acceptedLocally,
  refused,
  type PortOutcome,
  type PreparedImage,
  type PrepareImageRequest,
} from '@folioflow/flows';
import type { ImageRegistry } from './image-registry.ts';
import type { PictureProblem, PictureRequest, RewrittenPicture } from './picture.ts';

const readProblems = (i18n: I18n): Readonly<Record<PictureProblem, string>> => ({
  unreadable: i18n._('common.notice.unreadable'),
  tooManyPixels: i18n._('common.picture.tooManyPixels'),
  noDocument: i18n._('common.picture.noDocument'),
});
const createProblemRefusal = (i18n: I18n, problem: PictureProblem) =>
  refused(readProblems(i18n)[problem], CODES.invalid);
const createTooLargeRefusal = (i18n: I18n) => refused(i18n._('common.notice.tooLarge'), CODES.invalid);

/** Rewrites a picture, or returns why it is none. Rejects when `signal` is aborted. */
export type PictureRewriter = (
  request: PictureRequest,
  signal: AbortSignal,
) => Promise<RewrittenPicture | PictureProblem>;

/** Rewrites in the page, which is blocked meanwhile. */
export const rewriteInPage: PictureRewriter = async (request) => (await import('./picture.ts')).rewritePicture(request);

/** The work of the port `prepareImage`: it replaces a registered picture by the rewritten one. */
export async function rewriteImage(
  i18n: I18n,
  registry: ImageRegistry,
  { image, shouldCreateTiff, quality }: PrepareImageRequest,
  signal: AbortSignal,
  rewrite: PictureRewriter = rewriteInPage,
): Promise<PortOutcome<PreparedImage>> {
  const file = registry.fileOf(image);
  try {
    // The user may have left the page while this code was fetched.
    signal.throwIfAborted();
    const written = await rewrite({ file, shouldCreateTiff, quality, maxBytes: FILE_MAX_BYTES }, signal);
    if (typeof written === 'string') return createProblemRefusal(i18n, written);
    if (written.image.size > FILE_MAX_BYTES) return createTooLargeRefusal(i18n);
    return acceptedLocally({
      image: registry.register(written.image),
      tiff: written.tiff && registry.register(written.tiff),
    });
  } finally {
    registry.release(image);
  }
}
