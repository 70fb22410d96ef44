import { accepted, personalWizard, type PersonalWizardOutput, type PersonalWizardPorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import {
  createSubmissionKeyCounter,
  deferredPorts,
  nomineeConfirmed,
  openPersonalStage,
  readFront,
} from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../../testing/render.tsx';
import { storyImageStore } from '../../../../parts/form/ImageUpload/story-image-store.ts';
import { storyCamera } from '../../../../parts/identity/PhotoCapture/story-camera.ts';
import { ClockProvider } from '../../../../primitives/Countdown/ClockProvider.tsx';
import { PersonalWizard } from '../PersonalWizard.tsx';

/** Ten seconds before the moment of every story. */
export const SENT_AT_MS = 1_795_150_790_000;
export const SUCCESS = { code: '000', messageText: '' };

type StageAnswer = typeof openPersonalStage;

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const field = (name: string) => page.getByLabelText(name, { exact: true });
export const heading = (name: string) => page.getByRole('heading', { level: 1, name });
/** Continues to the three questions of the income step. */
export async function answerAllNo(): Promise<void> {
  for (const question of [0, 1, 2]) await page.getByRole('radio', { name: 'No', exact: true }).nth(question).click();
}
export const choose = (name: string, label: string) => userEvent.selectOptions(field(name), label);
export const picture = (name = 'card.png', type = 'image/png') => new File(['card'], name, { type });

/** The whole wizard over ports whose answers the test controls. */
export async function renderWizard(kept: string | null = null, stage: StageAnswer | null = openPersonalStage) {
  const ports = deferredPorts<PersonalWizardPorts>();
  const flow = personalWizard(ports);
  const outputs: PersonalWizardOutput[] = [];
  const input = { storedText: kept, newSubmission: createSubmissionKeyCounter() };
  const now = () => SENT_AT_MS;
  function Page() {
    const { view, remote } = useFlow(flow, input, { onOutput: (output) => outputs.push(output) });
    return (
      <PersonalWizard
        view={view}
        remote={remote}
        imageStore={storyImageStore}
        camera={storyCamera}
        imageOrigin="https://provider.example"
      />
    );
  }
  await render(
    <ClockProvider now={now}>
      <Page />
    </ClockProvider>,
  );
  if (stage !== null) await ports.getStageInfo.answer(accepted(stage, 0));
  return Object.assign(ports, { outputs });
}

type RenderedWizard = Awaited<ReturnType<typeof renderWizard>>;

/** Selects a picture that is read as `read`. */
export async function uploadPicture(wizard: RenderedWizard, label: string, read = readFront(), name = 'card.png') {
  await userEvent.upload(field(label), picture(name));
  await wizard.prepareImage.answer(
    accepted({ image: { id: `${name}-prepared`, name, type: 'image/png', size: 4 }, tiff: null }, 0),
  );
  await wizard.uploadNominee.answer(accepted({ ...SUCCESS, state_parameters: { nominee_information: read } }, 0));
}

export async function openNomineeStep(stage?: StageAnswer): Promise<RenderedWizard> {
  return renderWizard('3', stage);
}

/** Saves the nominee, which sends the codes. */
export async function openCodeStep(): Promise<RenderedWizard> {
  const wizard = await openNomineeStep();
  await choose('Relationship', 'Mother');
  await choose('Proof of identity', 'PAN');
  await uploadPicture(wizard, 'Image of the proof');
  await userEvent.click(button('Next'));
  await wizard.updatePersonalInfo.answer(accepted({ ...SUCCESS, twofactor_id: 'ticket-1' }, SENT_AT_MS));
  return wizard;
}

export async function openPhotoStep(): Promise<RenderedWizard> {
  const wizard = await openCodeStep();
  await userEvent.fill(field('OTP received on mobile'), '123456');
  await userEvent.fill(field('OTP received on email'), '654321');
  await userEvent.click(button('Next'));
  await wizard.validateNomineeTwoFactor.answer(accepted(nomineeConfirmed, 0));
  return wizard;
}
