import { Worker } from 'node:worker_threads';
import { type Kind } from './draw-picture.ts';
import { type Answered, type Asked } from './draw-worker.ts';

export { type Kind } from './draw-picture.ts';

/** Far longer than the largest picture takes; who waits longer is told that it could not be read. */
const PATIENCE = 20_000;

/** A thread that draws pictures, so that a large one holds up nobody else. */
const drawing = () => {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url));
  const waiting = new Map<number, (isDrawable: boolean) => void>();
  let count = 0;
  const end = () => {
    if (current === thread) current = null;
    for (const settle of waiting.values()) settle(false);
    waiting.clear();
    void worker.terminate();
  };
  worker.on('message', ({ id, isDrawable }: Answered) => waiting.get(id)?.(isDrawable));
  worker.once('error', end);
  // Whoever has nothing else to do need not wait for a thread that has nothing to do; who listens to it waits again.
  worker.unref();
  const thread = (kind: Kind, bytes: Uint8Array<ArrayBuffer>) =>
    new Promise<boolean>((resolve) => {
      const id = (count += 1);
      const late = setTimeout(end, PATIENCE);
      waiting.set(id, (isDrawable) => {
        clearTimeout(late);
        waiting.delete(id);
        resolve(isDrawable);
      });
      worker.postMessage({ id, kind, bytes } satisfies Asked);
    });
  return thread;
};
let current: ReturnType<typeof drawing> | null = null;

/** Whether bytes are a whole picture of their kind that can be drawn, of at most 4,096 by 4,096 pixels. */
export const isDrawable = (kind: Kind, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> =>
  (current ??= drawing())(kind, bytes);
