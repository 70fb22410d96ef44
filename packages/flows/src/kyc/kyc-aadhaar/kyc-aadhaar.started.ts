import type {
  GetStageInfoAnswer,
  GetStageInfoRequest,
  StageResponse,
  VerifyIdProofAnswer,
  VerifyStageAnswer,
} from '@folioflow/api/contract';
import { createActor } from 'xstate';
import { countingSubmissions } from '../../kit/counting-submissions.ts';
import { observeFlow, observeNotices, remoteOf } from '../../kit/flow.ts';
import { heldPort } from '../../kit/held-port.ts';
import type { NoticeRaised } from '../../kit/notice.ts';
import { accepted } from '../../kit/port.ts';
import type { ImageRef, PreparedImage, PrepareRequest } from '../../parts/image-upload/index.ts';
import { openStage } from '../sample-stages.ts';
import { kycAadhaar, type AadhaarUpload, type KycAadhaarEvent, type VerifyAadhaarRequest } from './index.ts';

export type Side = 'front' | 'back';
export const photoOf = (side: Side): ImageRef => ({ id: side, name: `${side}.png`, type: 'image/png', size: 1000 });
export const preparedOf = (side: Side): PreparedImage => ({
  image: { ...photoOf(side), id: `${side}-prepared` },
  tiff: null,
});

/** The whole flow over ports that answer when the test says so. */
export function started() {
  const ports = {
    getStageInfo: heldPort<GetStageInfoRequest, GetStageInfoAnswer>(),
    prepareImage: heldPort<PrepareRequest, PreparedImage>(),
    verifyIdProof: heldPort<AadhaarUpload, VerifyIdProofAnswer>(),
    verifyStage: heldPort<VerifyAadhaarRequest, VerifyStageAnswer>(),
  };
  const flow = kycAadhaar({
    getStageInfo: ports.getStageInfo.port,
    prepareImage: ports.prepareImage.port,
    verifyIdProof: ports.verifyIdProof.port,
    verifyStage: ports.verifyStage.port,
  });
  const actor = createActor(flow.machine, { input: { newSubmission: countingSubmissions() } });
  const notices: NoticeRaised[] = [];
  observeNotices(actor, (notice) => notices.push(notice));
  actor.start();
  const remote = remoteOf<typeof flow>(() => actor);
  const observed = observeFlow(flow, actor);
  const verify = () => remote.child('imageUpload').send({ type: 'upload.submitted' });
  const choose = async (side: Side) => {
    remote.child('imageUpload').send({ type: 'image.chosen', slot: side, image: photoOf(side) });
    await ports.prepareImage.answer(accepted(preparedOf(side)));
  };
  return {
    ...ports,
    actor,
    notices,
    view: () => observed.get(),
    send: (event: KycAadhaarEvent) => remote.send(event),
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
