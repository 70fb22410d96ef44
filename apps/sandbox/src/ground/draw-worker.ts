import { parentPort } from 'node:worker_threads';
import { drawPicture, type Kind } from './draw-picture.ts';

export interface Asked {
  readonly id: number;
  readonly kind: Kind;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
export interface Answered {
  readonly id: number;
  readonly isDrawable: boolean;
}

parentPort?.on('message', ({ id, kind, bytes }: Asked) => {
  const answer = (isDrawable: boolean) => parentPort?.postMessage({ id, isDrawable } satisfies Answered);
  drawPicture(kind, bytes).then(
    () => answer(true),
    () => answer(false),
  );
});
