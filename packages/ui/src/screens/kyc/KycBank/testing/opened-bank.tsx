import { accepted, kycBank, type KycBankInput, type KycBankPorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import {
  createSubmissionKeyCounter,
  deferredPorts,
  openBankStage,
  readCheque,
  verifiedAnswer,
} from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../../testing/render.tsx';
import { storyImageStore } from '../../../../parts/form/ImageUpload/story-image-store.ts';
import { KycBank } from '../KycBank.tsx';

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const field = (name: string) => page.getByLabelText(name, { exact: true });
export const SUCCESS = { code: '000', messageText: '' };

/** The real chart and screen over ports whose answers the test controls. */
export async function renderBank(input: Partial<KycBankInput> = {}) {
  const ports = deferredPorts<KycBankPorts>();
  const { getStageInfo, verifyBankAccount, prepareImage, uploadCheque, verifyStage } = ports;
  const flow = kycBank(ports);
  const newSubmission = createSubmissionKeyCounter();
  function Page() {
    const { view, remote } = useFlow(flow, { variant: 'current', newSubmission, ...input });
    return <KycBank view={view} remote={remote} imageStore={storyImageStore} imageOrigin="https://provider.example" />;
  }
  await render(<Page />);
  return { getStageInfo, verifyBankAccount, prepareImage, uploadCheque, verifyStage };
}

export async function renderBankDetails(input: Partial<KycBankInput> = {}) {
  const opened = await renderBank(input);
  await opened.getStageInfo.answer(accepted(openBankStage, 0));
  return opened;
}

export async function fillDetails() {
  await userEvent.fill(field('Account number'), '100000000001');
  await userEvent.fill(field('Confirm account number'), '100000000001');
  await userEvent.fill(field('IFSC'), 'sbox0000001');
  await userEvent.selectOptions(field('Account type'), 'Savings account');
  await userEvent.selectOptions(field('Bank'), 'HDFC Bank');
}

export async function verifyBankDetails() {
  const opened = await renderBankDetails();
  await fillDetails();
  await userEvent.click(button('Verify'));
  await opened.verifyBankAccount.answer(accepted(verifiedAnswer, 0));
  return opened;
}

export const chooseCheque = (name = 'cheque.png', type = 'image/png') =>
  userEvent.upload(field('Cheque'), new File(['picture'], name, { type }));

/** Selects a cheque and waits until it is prepared. */
export async function prepareCheque() {
  const opened = await verifyBankDetails();
  await chooseCheque();
  const image = opened.prepareImage.calls[0]?.request.image ?? { id: '', name: '', type: '', size: 0 };
  await opened.prepareImage.answer(accepted({ image, tiff: { ...image, id: 'copy', name: 'cheque.tiff' } }, 0));
  return opened;
}

export async function uploadChequeForReview() {
  const opened = await prepareCheque();
  await userEvent.click(button('Upload cheque'));
  await opened.uploadCheque.answer(accepted(readCheque, 0));
  return opened;
}
