import type {
  GetStageInfoRequest,
  SendTwoFactorOtpAnswer,
  SendTwoFactorOtpRequest,
  StageResponse,
  UpdatePersonalInfoAnswer,
  UpdatePersonalInfoRequest,
  UploadNomineeAnswer,
  ValidateNomineeTwoFactorAnswer,
  ValidateNomineeTwoFactorRequest,
} from '@folioflow/api/contract';
import { createActor, SimulatedClock } from 'xstate';
import { observeFlow, observeNotices, remoteOf } from '../../kit/flow.ts';
import { heldPort } from '../../kit/held-port.ts';
import type { NoticeRaised } from '../../kit/notice.ts';
import { accepted } from '../../kit/port.ts';
import { answersTo } from '../../parts/details-form/details-form.scenarios.ts';
import type { PreparedImage, PrepareRequest } from '../../parts/image-upload/index.ts';
import { nomineeImage, readFront } from '../../parts/nominee-details/nominee-details.scenarios.ts';
import type { CameraRef, HoldCameraRequest, OpenCameraRequest } from '../../parts/photo-capture/index.ts';
import { personalWizard, type NomineeProofUpload, type PhotoUpload } from './index.ts';
import { nomineeConfirmed, openStage, wizardInput } from './personal-wizard.scenarios.ts';

export const ok = { code: '000', messageText: '' };
export const photo = { id: 'photo-1', name: 'photo.jpeg', type: 'image/jpeg', size: 600_000 };
export const tiff = { id: 'photo-1-tiff', name: 'photo.tiff', type: 'image/tiff', size: 2_700_000 };

/** The whole wizard over ports that answer when the test says so. */
export function started(kept: string | null = null) {
  const ports = {
    getStageInfo: heldPort<GetStageInfoRequest, StageResponse>(),
    updatePersonalInfo: heldPort<UpdatePersonalInfoRequest, UpdatePersonalInfoAnswer>(),
    uploadNominee: heldPort<NomineeProofUpload, UploadNomineeAnswer>(),
    sendTwoFactorOtp: heldPort<SendTwoFactorOtpRequest, SendTwoFactorOtpAnswer>(),
    validateNomineeTwoFactor: heldPort<ValidateNomineeTwoFactorRequest, ValidateNomineeTwoFactorAnswer>(),
    verifyPersonal: heldPort<PhotoUpload, StageResponse>(),
    prepareImage: heldPort<PrepareRequest, PreparedImage>(),
    openCamera: heldPort<OpenCameraRequest, CameraRef>(),
    holdCamera: heldPort<HoldCameraRequest, null>(),
  };
  const flow = personalWizard({
    getStageInfo: ports.getStageInfo.port,
    updatePersonalInfo: ports.updatePersonalInfo.port,
    uploadNominee: ports.uploadNominee.port,
    sendTwoFactorOtp: ports.sendTwoFactorOtp.port,
    validateNomineeTwoFactor: ports.validateNomineeTwoFactor.port,
    verifyPersonal: ports.verifyPersonal.port,
    prepareImage: ports.prepareImage.port,
    openCamera: ports.openCamera.port,
    holdCamera: ports.holdCamera.port,
  });
  const actor = createActor(flow.machine, { input: wizardInput(kept), clock: new SimulatedClock() });
  const notices: NoticeRaised[] = [];
  observeNotices(actor, (notice) => notices.push(notice));
  actor.start();
  const remote = remoteOf<typeof flow>(() => actor);
  const observed = observeFlow(flow, actor);
  const form = remote.child('detailsForm');
  const nominee = remote.child('nomineeDetails');
  const codes = remote.child('secondFactor');
  const camera = remote.child('photoCapture');
  return {
    ...ports,
    actor,
    notices,
    remote,
    form,
    nominee,
    codes,
    camera,
    view: () => observed.get(),
    context: () => actor.getSnapshot().context,
    load: (stage: StageResponse = openStage) => ports.getStageInfo.answer(accepted(stage)),
    submitDetails: (attribute: 'address' | 'income') => {
      form.send({ type: 'draft.changed', patch: answersTo({ attribute, place: 'wizard' }) });
      form.send({ type: 'details.submitted' });
    },
    submitNominee: async () => {
      nominee.send({ type: 'draft.changed', patch: { relationship: 'Mother', proof: 'pan' } });
      nominee.send({ type: 'image.chosen', slot: 'front', image: nomineeImage() });
      await ports.prepareImage.answer(accepted({ image: { ...nomineeImage(), id: 'prepared' }, tiff: null }));
      await ports.uploadNominee.answer(accepted({ ...ok, state_parameters: { nominee_information: readFront() } }));
      nominee.send({ type: 'nominee.submitted' });
    },
    saved: (more: Partial<UpdatePersonalInfoAnswer> = {}) =>
      ports.updatePersonalInfo.answer(accepted({ ...ok, ...more }, 1_000)),
    submitCodes: (entered: { mobile?: string; email?: string } = { mobile: '123456', email: '654321' }) =>
      codes.send({ type: 'codes.submitted', ...entered }),
    confirmed: () => ports.validateNomineeTwoFactor.answer(accepted(nomineeConfirmed)),
    takePhoto: async () => {
      await ports.openCamera.answer(accepted({ id: 'camera-1' }));
      camera.send({ type: 'photo.captured', image: photo });
      await ports.prepareImage.answer(accepted({ image: photo, tiff }));
      camera.send({ type: 'consent.given' });
      camera.send({ type: 'photo.confirmed' });
    },
  };
}

type Run = ReturnType<typeof started>;

export async function atIncome(): Promise<Run> {
  const run = started();
  await run.load();
  run.submitDetails('address');
  await run.saved();
  return run;
}

export async function atNominee(): Promise<Run> {
  const run = await atIncome();
  run.submitDetails('income');
  await run.saved();
  return run;
}

export async function atCodes(more: Partial<UpdatePersonalInfoAnswer> = { twofactor_id: 'ticket-1' }): Promise<Run> {
  const run = await atNominee();
  await run.submitNominee();
  await run.saved(more);
  return run;
}

export async function atPhoto(): Promise<Run> {
  const run = await atCodes();
  run.submitCodes();
  await run.confirmed();
  return run;
}
