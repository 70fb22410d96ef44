import { writtenAnew, type PictureRequest } from './picture.ts';
import type { WorkerAnswer } from './picture-worker.ts';

const answer = (said: WorkerAnswer) => postMessage(said);

addEventListener('message', ({ data }: MessageEvent<PictureRequest>) => {
  writtenAnew(data).then(
    (written) => answer({ written }),
    () => answer({ isBroken: true }),
  );
});
