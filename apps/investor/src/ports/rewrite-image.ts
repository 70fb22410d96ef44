import type { I18n } from '@lingui/core';
import type { PrepareImageRequest } from '@folioflow/flows';
import type { ImageRegistry } from '@folioflow/wiring/pictures/image-registry';
import {
  rewriteImage as rewriteRegisteredImage,
  rewriteInPage,
  type PictureRewriter,
} from '@folioflow/wiring/pictures/rewrite-image';
import { canDrawInWorker, rewriteInWorker } from './picture-worker.ts';

/** The work of the port `prepareImage`. */
export const rewriteImage = (i18n: I18n, registry: ImageRegistry, request: PrepareImageRequest, signal: AbortSignal) =>
  rewriteRegisteredImage(i18n, registry, request, signal, rewriteOffThread);

/** Rewrites in a worker; without one in the page, which then loads a second copy of the code of the worker. */
const rewriteOffThread: PictureRewriter = async (request, signal) => {
  if (!canDrawInWorker()) return rewriteInPage(request, signal);
  try {
    return await rewriteInWorker(request, signal);
  } catch {
    signal.throwIfAborted();
    return rewriteInPage(request, signal);
  }
};
