import { rewritePicture, type PictureRequest } from '@folioflow/wiring/pictures/picture';
import type { WorkerAnswer } from './picture-worker.ts';

const postAnswer = (answer: WorkerAnswer) => postMessage(answer);

addEventListener('message', ({ data }: MessageEvent<PictureRequest>) => {
  rewritePicture(data).then(
    (picture) => postAnswer({ picture }),
    () => postAnswer({ isBroken: true }),
  );
});
