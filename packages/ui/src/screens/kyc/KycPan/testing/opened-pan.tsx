import type { StageResponse } from '@folioflow/api/contract';
import { accepted, kycPan, type KycPanPorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { deferredPorts, openCardStage, sampleCard } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../../testing/render.tsx';
import { storyImageStore } from '../../../../parts/form/ImageUpload/story-image-store.ts';
import { KycPan } from '../KycPan.tsx';

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const checkbox = () => page.getByRole('checkbox');
export const slot = () => page.getByLabelText('Front of your PAN card');
export const photo = (name = 'pan.png', type = 'image/png') => new File(['card'], name, { type });

/** The PAN stage over ports whose answers the test controls. */
export async function renderPan() {
  const ports = deferredPorts<KycPanPorts>();
  const flow = kycPan(ports);
  const input = { today: () => '2026-10-05', newSubmission: () => 'key' };
  function Page() {
    const { view, remote } = useFlow(flow, input);
    const imageStore = { ...storyImageStore, addressOf: () => sampleCard };
    return <KycPan view={view} remote={remote} imageStore={imageStore} imageOrigin="https://provider.example" />;
  }
  await render(<Page />);
  return ports;
}

/** Opens the stage with a selected and prepared picture. */
export async function chooseCard() {
  const ports = await renderPan();
  await ports.getStageInfo.answer(accepted(openCardStage('pan'), 0));
  await userEvent.upload(slot(), photo());
  const image = { id: 'prepared', name: 'pan.png', type: 'image/png', size: 4 };
  await ports.prepareImage.answer(accepted({ image, tiff: null }, 0));
  return ports;
}

/** Opens the stage after the card was answered with `answer`. */
export async function reviewCard(answer: StageResponse) {
  const ports = await chooseCard();
  await userEvent.click(button('Verify'));
  await ports.verifyIdProof.answer(accepted(answer, 0));
  return ports;
}
