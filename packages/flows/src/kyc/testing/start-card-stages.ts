import type { StageResponse } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import type { DeferredPort } from '../../model-testing/deferred-port.ts';
import { accepted } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import type { ImageRef, ImageUploadEvent, PreparedImage } from '../../parts/form/image-upload/image-upload.types.ts';
import type { IdentityCardName } from '../card-stage/card-stage.types.ts';
import { kycAadhaar } from '../kyc-aadhaar/kyc-aadhaar.flow.ts';
import { kycPan } from '../kyc-pan/kyc-pan.flow.ts';
import { openStage } from './samples/sample-stages.ts';

export type Side = 'front' | 'back';
export const photoOf = (side: Side): ImageRef => ({ id: side, name: `${side}.PNG`, type: 'image/png', size: 1000 });
export const preparedOf = (side: Side): PreparedImage => ({
  image: { ...photoOf(side), id: `${side}-prepared` },
  tiff: null,
});

/** Starts the whole PAN stage with deferred ports. */
export function startPan(today: () => string = () => '2026-10-05') {
  const { remote, ...run } = startFlow(kycPan, { today, newSubmission: createSubmissionKeyCounter() });
  return { ...run, ...cardGestures('pan', ['front'], remote.child('imageUpload'), run.ports) };
}

/** Starts the whole Aadhaar stage with deferred ports. */
export function startAadhaar() {
  const { remote, ...run } = startFlow(kycAadhaar, { newSubmission: createSubmissionKeyCounter() });
  return { ...run, ...cardGestures('aadhaar', ['front', 'back'], remote.child('imageUpload'), run.ports) };
}

interface CardPorts {
  readonly getStageInfo: Pick<DeferredPort<never, StageResponse>, 'answer'>;
  readonly prepareImage: Pick<DeferredPort<never, PreparedImage>, 'answer'>;
  readonly verifyIdProof: Pick<DeferredPort<never, StageResponse>, 'answer'>;
}

/** Returns the gestures of an investor with a card. */
function cardGestures(
  name: IdentityCardName,
  sides: readonly Side[],
  upload: { readonly send: (event: ImageUploadEvent) => void },
  ports: CardPorts,
) {
  const pick = (image: ImageRef, slot: Side = 'front') => upload.send({ type: 'image.chosen', slot, image });
  const choose = async (side: Side) => {
    pick(photoOf(side), side);
    await ports.prepareImage.answer(accepted(preparedOf(side), 0));
  };
  const verify = () => upload.send({ type: 'upload.submitted' });
  const open = () => ports.getStageInfo.answer(accepted(openStage(name), 0));
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
    /** Opens the stage, which then waits for its card. */
    open,
    /** Opens the stage, then chooses, prepares and sends every side of the card. */
    upload: send,
    /** Uploads the card and answers with `answer`. */
    read: async (answer: StageResponse) => {
      await send();
      await ports.verifyIdProof.answer(accepted(answer, 0));
    },
  };
}
