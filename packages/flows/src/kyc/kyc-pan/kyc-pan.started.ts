import type { StageResponse } from '@folioflow/api/contract';
import { countingSubmissions } from '../../kit/counting-submissions.ts';
import { accepted } from '../../kit/port.ts';
import { startedOf } from '../../kit/started.ts';
import type { ImageRef, PreparedImage } from '../../parts/image-upload/index.ts';
import { openStage } from '../sample-stages.ts';
import { kycPan, type BirthDateDraft } from './index.ts';

export const panPhoto: ImageRef = { id: 'image-1', name: 'pan.PNG', type: 'image/png', size: 1000 };
export const preparedPhoto: PreparedImage = { image: { ...panPhoto, id: 'image-2' }, tiff: null };

/** The whole flow over ports that answer when the test says so. */
export function started(today = '2026-10-05') {
  const { ports, remote, ...run } = startedOf(kycPan, { today, newSubmission: countingSubmissions() });
  const choose = (image: ImageRef = panPhoto) =>
    remote.child('imageUpload').send({ type: 'image.chosen', slot: 'front', image });
  const verify = () => remote.child('imageUpload').send({ type: 'upload.submitted' });
  return {
    ...run,
    getStageInfo: ports.getStageInfo,
    prepareImage: ports.prepareImage,
    verifyIdProof: ports.verifyIdProof,
    verifyStage: ports.verifyStage,
    choose,
    verify,
    /** A card is chosen, prepared and sent; the answer is awaited. */
    upload: async () => {
      choose();
      await ports.prepareImage.answer(accepted(preparedPhoto));
      verify();
    },
    leave: () => remote.child('imageUpload').send({ type: 'upload.abandoned' }),
    chooseDate: (patch: Partial<BirthDateDraft>) => run.send({ type: 'draft.changed', patch }),
  };
}

/** The stage is open and a card was answered with `answer`. */
export async function reviewing(answer: StageResponse, today?: string) {
  const run = started(today);
  await run.getStageInfo.answer(accepted(openStage('pan')));
  await run.upload();
  await run.verifyIdProof.answer(accepted(answer));
  return run;
}
