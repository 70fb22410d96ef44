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
import { kycPan, type BirthDateDraft, type KycPanEvent, type PanUpload, type VerifyPanRequest } from './index.ts';

export const panPhoto: ImageRef = { id: 'image-1', name: 'pan.PNG', type: 'image/png', size: 1000 };
export const preparedPhoto: PreparedImage = { image: { ...panPhoto, id: 'image-2' }, tiff: null };

/** The whole flow over ports that answer when the test says so. */
export function started(today = '2026-10-05') {
  const ports = {
    getStageInfo: heldPort<GetStageInfoRequest, GetStageInfoAnswer>(),
    prepareImage: heldPort<PrepareRequest, PreparedImage>(),
    verifyIdProof: heldPort<PanUpload, VerifyIdProofAnswer>(),
    verifyStage: heldPort<VerifyPanRequest, VerifyStageAnswer>(),
  };
  const flow = kycPan({
    getStageInfo: ports.getStageInfo.port,
    prepareImage: ports.prepareImage.port,
    verifyIdProof: ports.verifyIdProof.port,
    verifyStage: ports.verifyStage.port,
  });
  const actor = createActor(flow.machine, { input: { today, newSubmission: countingSubmissions() } });
  const notices: NoticeRaised[] = [];
  observeNotices(actor, (notice) => notices.push(notice));
  actor.start();
  const remote = remoteOf<typeof flow>(() => actor);
  const observed = observeFlow(flow, actor);
  const send = (event: KycPanEvent) => remote.send(event);
  const choose = (image: ImageRef = panPhoto) =>
    remote.child('imageUpload').send({ type: 'image.chosen', slot: 'front', image });
  const verify = () => remote.child('imageUpload').send({ type: 'upload.submitted' });
  return {
    ...ports,
    actor,
    notices,
    view: () => observed.get(),
    send,
    choose,
    verify,
    /** A card is chosen, prepared and sent; the answer is awaited. */
    upload: async () => {
      choose();
      await ports.prepareImage.answer(accepted(preparedPhoto));
      verify();
    },
    leave: () => remote.child('imageUpload').send({ type: 'upload.abandoned' }),
    chooseDate: (patch: Partial<BirthDateDraft>) => send({ type: 'draft.changed', patch }),
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
