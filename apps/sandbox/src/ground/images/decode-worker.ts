import { parentPort } from 'node:worker_threads';
import { decodePicture, type PictureKind } from './decode-picture.ts';

export interface DecodeRequest {
  readonly id: number;
  readonly kind: PictureKind;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
export interface DecodeResult {
  readonly id: number;
  readonly isDecodable: boolean;
}

parentPort?.on('message', ({ id, kind, bytes }: DecodeRequest) => {
  const postResult = (isDecodable: boolean) => parentPort?.postMessage({ id, isDecodable } satisfies DecodeResult);
  decodePicture(kind, bytes).then(
    () => postResult(true),
    () => postResult(false),
  );
});
