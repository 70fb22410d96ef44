import type { PictureProblem, PictureRequest, RewrittenPicture } from '@folioflow/wiring/pictures/picture';

/** Answer of the worker: the rewritten picture or its problem, or a failure of the worker itself. */
export type WorkerAnswer = { readonly picture: RewrittenPicture | PictureProblem } | { readonly isBroken: true };

/** Returns whether this browser can draw in a worker; if not, the page draws. */
export const canDrawInWorker = (): boolean => typeof Worker === 'function' && typeof OffscreenCanvas === 'function';

/**
 * Rewrites a picture in a worker of its own, so that the page stays responsive: a photo of 12 megapixels takes
 * seconds on a cheap phone. The worker ends with its picture and frees its memory; `signal` ends it at once. Rejects
 * when the worker cannot run. comlink (1.7 kB) proxies many calls to a lasting worker; here a message has an answer.
 */
export function rewriteInWorker(
  request: PictureRequest,
  signal: AbortSignal,
): Promise<RewrittenPicture | PictureProblem> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module', name: 'pictures' });
    const endWorker = () => {
      worker.terminate();
      signal.removeEventListener('abort', abortWork);
    };
    const abortWork = () => {
      endWorker();
      reject(new Error('The picture is not wanted any more.'));
    };
    signal.addEventListener('abort', abortWork);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      endWorker();
      if ('picture' in data) resolve(data.picture);
      else reject(new Error('The worker could not draw.'));
    });
    worker.addEventListener('error', () => {
      endWorker();
      reject(new Error('The worker did not start.'));
    });
    worker.postMessage(request);
  });
}
