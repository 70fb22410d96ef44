import { Worker } from 'node:worker_threads';
import { type PictureKind } from './decode-picture.ts';
import { type DecodeResult, type DecodeRequest } from './decode-worker.ts';

export { type PictureKind } from './decode-picture.ts';

/** Far more than the largest picture needs; after it, the picture counts as unreadable. */
const DECODE_TIMEOUT_MS = 20_000;

/** Starts a thread that decodes pictures, so that a large picture does not block other requests. */
const startDecoder = () => {
  const worker = new Worker(new URL('./decode-worker.ts', import.meta.url));
  const waiting = new Map<number, (isDecodable: boolean) => void>();
  let count = 0;
  const stopWorker = () => {
    if (currentDecoder === decodeInWorker) currentDecoder = null;
    for (const settle of waiting.values()) settle(false);
    waiting.clear();
    void worker.terminate();
  };
  worker.on('message', ({ id, isDecodable }: DecodeResult) => waiting.get(id)?.(isDecodable));
  worker.once('error', stopWorker);
  // An idle worker does not keep the process alive; a pending decode does.
  worker.unref();
  const decodeInWorker = (kind: PictureKind, bytes: Uint8Array<ArrayBuffer>) =>
    new Promise<boolean>((resolve) => {
      const id = (count += 1);
      const late = setTimeout(stopWorker, DECODE_TIMEOUT_MS);
      waiting.set(id, (isDecodable) => {
        clearTimeout(late);
        waiting.delete(id);
        resolve(isDecodable);
      });
      worker.postMessage({ id, kind, bytes } satisfies DecodeRequest);
    });
  return decodeInWorker;
};
let currentDecoder: ReturnType<typeof startDecoder> | null = null;

/** True for a complete picture of this kind with at most 4,096 by 4,096 pixels. */
export const isDecodable = (kind: PictureKind, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> =>
  (currentDecoder ??= startDecoder())(kind, bytes);
