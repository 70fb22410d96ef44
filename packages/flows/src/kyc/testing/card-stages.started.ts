import type { StageResponse } from '@folioflow/api/contract';
import { countingSubmissions } from '../../kit/counting-submissions.ts';
import type { HeldPort } from '../../kit/held-port.ts';
import { accepted } from '../../kit/port.ts';
import { startedOf } from '../../kit/started.ts';
import type { ImageRef, ImageUploadEvent, PreparedImage } from '../../parts/image-upload/index.ts';
import type { CardName } from '../card-stage/card-stage.types.ts';
import { kycAadhaar } from '../kyc-aadhaar/index.ts';
import { kycPan } from '../kyc-pan/index.ts';
import { openStage } from '../sample-stages.ts';

export type Side = 'front' | 'back';
export const photoOf = (side: Side): ImageRef => ({ id: side, name: `${side}.PNG`, type: 'image/png', size: 1000 });
export const preparedOf = (side: Side): PreparedImage => ({
  image: { ...photoOf(side), id: `${side}-prepared` },
  tiff: null,
});

/** The whole PAN stage over ports that answer when the test says so. */
export function startedPan(today = '2026-10-05') {
  const { remote, ...run } = startedOf(kycPan, { today, newSubmission: countingSubmissions() });
  return { ...run, ...cardIn('pan', ['front'], remote.child('imageUpload'), run.ports) };
}

/** The same of Aadhaar. */
export function startedAadhaar() {
  const { remote, ...run } = startedOf(kycAadhaar, { newSubmission: countingSubmissions() });
  return { ...run, ...cardIn('aadhaar', ['front', 'back'], remote.child('imageUpload'), run.ports) };
}

interface Answers {
  readonly getStageInfo: Pick<HeldPort<never, StageResponse>, 'answer'>;
  readonly prepareImage: Pick<HeldPort<never, PreparedImage>, 'answer'>;
  readonly verifyIdProof: Pick<HeldPort<never, StageResponse>, 'answer'>;
}

/** What an investor does with a card. */
function cardIn(
  name: CardName,
  sides: readonly Side[],
  upload: { readonly send: (event: ImageUploadEvent) => void },
  ports: Answers,
) {
  const pick = (image: ImageRef, slot: Side = 'front') => upload.send({ type: 'image.chosen', slot, image });
  const choose = async (side: Side) => {
    pick(photoOf(side), side);
    await ports.prepareImage.answer(accepted(preparedOf(side)));
  };
  const verify = () => upload.send({ type: 'upload.submitted' });
  const open = () => ports.getStageInfo.answer(accepted(openStage(name)));
  const send = async () => {
    await open();
    for (const side of sides) await choose(side);
    verify();
  };
  return {
    pick,
    choose,
    verify,
    leave: () => upload.send({ type: 'upload.abandoned' }),
    /** The stage waits for its card. */
    open,
    /** The stage is open, and every side of the card chosen, prepared and sent; the answer is awaited. */
    upload: send,
    /** The card was answered with `answer`. */
    read: async (answer: StageResponse) => {
      await send();
      await ports.verifyIdProof.answer(accepted(answer));
    },
  };
}
