import type { PictureRequest, WrittenPicture } from './picture.ts';

/** What the worker says of a picture; broken when it could not do its work at all. */
export type WorkerAnswer = { readonly written: WrittenPicture | null } | { readonly isBroken: true };

/** Whether this browser draws in a worker: without both, the page itself has to. */
export const canDrawInWorker = (): boolean => typeof Worker === 'function' && typeof OffscreenCanvas === 'function';

/**
 * Writes a picture anew in a worker of its own, so that the page answers meanwhile: a photo of 12 megapixels takes
 * seconds on a cheap phone. The worker is there for one picture and gives its memory back with it; `signal` ends it at
 * once. Rejects when there can be no worker.
 */
export function inWorker(request: PictureRequest, signal: AbortSignal): Promise<WrittenPicture | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module', name: 'pictures' });
    const end = () => {
      worker.terminate();
      signal.removeEventListener('abort', abort);
    };
    const abort = () => {
      end();
      reject(new Error('The picture is not wanted any more.'));
    };
    signal.addEventListener('abort', abort);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      end();
      if ('written' in data) resolve(data.written);
      else reject(new Error('The worker could not draw.'));
    });
    worker.addEventListener('error', () => {
      end();
      reject(new Error('The worker did not start.'));
    });
    worker.postMessage(request);
  });
}
