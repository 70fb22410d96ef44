import type { StageResponse } from '@folioflow/api/contract';
import { countingSubmissions } from '../../kit/counting-submissions.ts';
import { accepted } from '../../kit/port.ts';
import { startedOf } from '../../kit/started.ts';
import type { ImageRef, PreparedImage } from '../../parts/image-upload/index.ts';
import { openStage } from '../sample-stages.ts';
import { kycAadhaar } from './index.ts';

export type Side = 'front' | 'back';
export const photoOf = (side: Side): ImageRef => ({ id: side, name: `${side}.png`, type: 'image/png', size: 1000 });
export const preparedOf = (side: Side): PreparedImage => ({
  image: { ...photoOf(side), id: `${side}-prepared` },
  tiff: null,
});

/** The whole flow over ports that answer when the test says so. */
export function started() {
  const { ports, remote, ...run } = startedOf(kycAadhaar, { newSubmission: countingSubmissions() });
  const verify = () => remote.child('imageUpload').send({ type: 'upload.submitted' });
  const choose = async (side: Side) => {
    remote.child('imageUpload').send({ type: 'image.chosen', slot: side, image: photoOf(side) });
    await ports.prepareImage.answer(accepted(preparedOf(side)));
  };
  return {
    ...run,
    getStageInfo: ports.getStageInfo,
    prepareImage: ports.prepareImage,
    verifyIdProof: ports.verifyIdProof,
    verifyStage: ports.verifyStage,
    choose,
    verify,
    /** Both sides are chosen, prepared and sent; the answer is awaited. */
    upload: async () => {
      await choose('front');
      await choose('back');
      verify();
    },
    leave: () => remote.child('imageUpload').send({ type: 'upload.abandoned' }),
  };
}

/** The stage is open for a card. */
export async function opened() {
  const run = started();
  await run.getStageInfo.answer(accepted(openStage('aadhaar')));
  return run;
}

/** The stage is open and a card was answered with `answer`. */
export async function reviewing(answer: StageResponse) {
  const run = await opened();
  await run.upload();
  await run.verifyIdProof.answer(accepted(answer));
  return run;
}
