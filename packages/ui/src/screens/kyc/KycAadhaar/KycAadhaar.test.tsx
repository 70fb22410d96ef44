import { i18n } from '@folioflow/flows/testing/texts';
import { accepted, kycAadhaar, refused, type KycAadhaarPorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { deferredPorts, openCardStage, uploadedAadhaarStage } from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { storyImageStore } from '../../../parts/form/ImageUpload/story-image-store.ts';
import { KycAadhaar } from './KycAadhaar.tsx';

type Side = 'Front' | 'Back';
const slot = (side: Side) => page.getByLabelText(`${side} of your Aadhaar card`);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const verify = () => button(i18n._('cards.card.verify'));
const confirm = () => button(i18n._('cards.review.submit'));

async function opened() {
  const ports = deferredPorts<KycAadhaarPorts>();
  const flow = kycAadhaar(ports);
  function Page() {
    const { view, remote } = useFlow(flow, { newSubmission: () => 'key' });
    return (
      <KycAadhaar view={view} remote={remote} imageStore={storyImageStore} imageOrigin="https://provider.example" />
    );
  }
  await render(<Page />);
  await ports.getStageInfo.answer(accepted(openCardStage('aadhaar'), 0));
  const choose = async (side: Side) => {
    const name = `${side}.png`;
    await userEvent.upload(slot(side), new File(['card'], name, { type: 'image/png' }));
    await ports.prepareImage.answer(
      accepted({ image: { id: `${side}-prepared`, name, type: 'image/png', size: 4 }, tiff: null }, 0),
    );
  };
  const { prepareImage, verifyIdProof, verifyStage } = ports;
  return { prepareImage, verifyIdProof, verifyStage, choose };
}

async function uploading() {
  const run = await opened();
  await run.choose('Front');
  await run.choose('Back');
  await userEvent.click(verify());
  return run;
}

describe('the upload', () => {
  test('shows Verify only while both sides are selected [ON-259]', async () => {
    const { choose } = await opened();
    await expect.element(page.getByText('Add a photo of each side to continue.')).toBeVisible();
    expect(verify().elements()).toEqual([]);
    await choose('Front');
    await expect.element(page.getByRole('button', { name: 'Remove Front.png' })).toBeEnabled();
    expect(verify().elements()).toEqual([]);
    await choose('Back');
    await expect.element(verify()).toBeEnabled();
    await userEvent.click(page.getByRole('button', { name: 'Remove Front.png' }));
    await expect.element(verify()).not.toBeInTheDocument();
  });

  test.each(['Front', 'Back'] as const)(
    'rejects a PDF for the %s with the permitted formats [ON-235 ON-494]',
    async (side) => {
      const { prepareImage } = await opened();
      await userEvent.upload(slot(side), new File(['%PDF-'], 'card.pdf', { type: 'application/pdf' }));
      await expect.element(page.getByText('Upload file format should be of PNG, JPEG, JPG only')).toBeVisible();
      expect(prepareImage.calls).toEqual([]);
    },
  );

  test.each([
    ['back', 'You have not uploaded the back side of your Aadhaar card'],
    ['front', 'You have not uploaded the front side of your Aadhaar card'],
  ])(
    'shows that the %s side is missing and empties both fields [ON-261 ON-262 ON-263 ON-264 ON-495]',
    async (side, text) => {
      const { verifyIdProof } = await uploading();
      await verifyIdProof.answer(refused('A side is missing.', '051', { state_parameters: { missing_side: side } }));
      const alert = page.getByRole('alert').filter({ hasText: text });
      await expect.element(alert).toBeVisible();
      await expect
        .element(alert)
        .toMatchTextContent('Kindly upload the front & back side of your Aadhaar card together again');
      for (const empty of ['Front', 'Back'] as const) await expect.element(slot(empty)).toBeEnabled();
      expect(page.getByText(/\.png/).elements()).toEqual([]);
      expect(verify().elements()).toEqual([]);
    },
  );

  test.each([
    ['short', 0],
    ['longer', 1],
  ])('shows the refusal "%s" inline %d times [ON-268 ON-487]', async (text, times) => {
    const { verifyIdProof } = await uploading();
    await verifyIdProof.answer(refused(text, '051'));
    await expect.element(verify()).toBeEnabled();
    expect(page.getByText(text, { exact: true }).elements()).toHaveLength(times);
    await expect.element(page.getByText('Front.png')).toBeVisible();
  });

  test('preserves both images after an interruption and can be repeated', async () => {
    const { verifyIdProof } = await uploading();
    await verifyIdProof.fail(new TypeError('Failed to fetch'));
    await expect.element(page.getByText(/The upload was interrupted/)).toBeVisible();
    await userEvent.click(verify());
    expect(verifyIdProof.calls).toHaveLength(2);
  });
});

test('the review shows lines and both images, requires the consent for Confirm, and sends the stage once [ON-265 ON-266]', async () => {
  const { verifyIdProof, verifyStage } = await uploading();
  await verifyIdProof.answer(accepted(uploadedAadhaarStage, 0));
  await expect
    .element(page.getByRole('region', { name: i18n._('kyc.sections.aadhaar') }))
    .toMatchTextContent('XXXX XXXX 1234');
  expect(page.getByRole('img', { name: /^AADHAAR, image/ }).elements()).toHaveLength(2);
  await expect.element(confirm()).toBeDisabled();
  await userEvent.click(page.getByRole('checkbox'));
  await userEvent.dblClick(confirm());
  expect(verifyStage.calls.map(({ request }) => request)).toEqual([{ verify_stage: 'aadhaar' }]);
});
