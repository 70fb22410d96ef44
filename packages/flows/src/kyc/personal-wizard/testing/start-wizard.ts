import type { StageResponse, UpdatePersonalInfoAnswer } from '@folioflow/api/contract';
import { accepted } from '../../../kit/port.ts';
import { startFlow } from '../../../model-testing/start-flow.ts';
import { answersFor } from '../../../parts/form/details-form/details-form.scenarios.ts';
import { nomineeImage, readFront } from '../../../parts/nominee/nominee-details/nominee-details.scenarios.ts';
import { personalWizard } from '../personal-wizard.flow.ts';
import { nomineeConfirmed, openStage, wizardInput } from '../personal-wizard.scenarios.ts';

export const ok = { code: '000', messageText: '' };
export const photo = { id: 'photo-1', name: 'photo.jpeg', type: 'image/jpeg', size: 600_000 };
export const tiff = { id: 'photo-1-tiff', name: 'photo.tiff', type: 'image/tiff', size: 2_700_000 };

/** Starts the whole wizard with deferred ports. */
export function startWizard(storedText: string | null = null) {
  const { ports, ...run } = startFlow(personalWizard, wizardInput(storedText));
  const { actor, remote } = run;
  const form = remote.child('detailsForm');
  const nominee = remote.child('nomineeDetails');
  const codes = remote.child('secondFactor');
  const camera = remote.child('photoCapture');
  return {
    ...run,
    getStageInfo: ports.getStageInfo,
    updatePersonalInfo: ports.updatePersonalInfo,
    uploadNominee: ports.uploadNominee,
    sendTwoFactorOtp: ports.sendTwoFactorOtp,
    validateNomineeTwoFactor: ports.validateNomineeTwoFactor,
    verifyPersonal: ports.verifyPersonal,
    prepareImage: ports.prepareImage,
    openCamera: ports.openCamera,
    form,
    nominee,
    codes,
    camera,
    context: () => actor.getSnapshot().context,
    load: (stage: StageResponse = openStage) => ports.getStageInfo.answer(accepted(stage, 0)),
    submitDetails: (attribute: 'address' | 'income') => {
      form.send({ type: 'draft.changed', patch: answersFor({ attribute, place: 'wizard' }) });
      form.send({ type: 'details.submitted' });
    },
    submitNominee: async () => {
      nominee.send({ type: 'draft.changed', patch: { relationship: 'Mother', proof: 'pan' } });
      nominee.send({ type: 'image.chosen', slot: 'front', image: nomineeImage() });
      await ports.prepareImage.answer(accepted({ image: { ...nomineeImage(), id: 'prepared' }, tiff: null }, 0));
      await ports.uploadNominee.answer(accepted({ ...ok, state_parameters: { nominee_information: readFront() } }, 0));
      nominee.send({ type: 'nominee.submitted' });
    },
    saved: (more: Partial<UpdatePersonalInfoAnswer> = {}) =>
      ports.updatePersonalInfo.answer(accepted({ ...ok, ...more }, 1_000)),
    submitCodes: (entered: { mobile?: string; email?: string } = { mobile: '123456', email: '654321' }) =>
      codes.send({ type: 'codes.submitted', ...entered }),
    confirmed: () => ports.validateNomineeTwoFactor.answer(accepted(nomineeConfirmed, 0)),
    setPhoto: async () => {
      await ports.openCamera.answer(accepted({ id: 'camera-1' }, 0));
      camera.send({ type: 'photo.captured', image: photo });
      await ports.prepareImage.answer(accepted({ image: photo, tiff }, 0));
      camera.send({ type: 'consent.given' });
      camera.send({ type: 'photo.confirmed' });
    },
  };
}

type WizardRun = ReturnType<typeof startWizard>;

export async function startAtIncome(): Promise<WizardRun> {
  const run = startWizard();
  await run.load();
  run.submitDetails('address');
  await run.saved();
  return run;
}

export async function startAtNominee(): Promise<WizardRun> {
  const run = await startAtIncome();
  run.submitDetails('income');
  await run.saved();
  return run;
}

export async function startAtCodes(
  more: Partial<UpdatePersonalInfoAnswer> = { twofactor_id: 'ticket-1' },
): Promise<WizardRun> {
  const run = await startAtNominee();
  await run.submitNominee();
  await run.saved(more);
  return run;
}

export async function startAtPhoto(): Promise<WizardRun> {
  const run = await startAtCodes();
  run.submitCodes();
  await run.confirmed();
  return run;
}
