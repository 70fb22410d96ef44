import { accepted, kycBank, type KycBankInput, type KycBankPorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { countingSubmissions, heldPorts, openBankStage, readCheque, verifiedAnswer } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { storyDesk } from '../../../../parts/ImageUpload/story-desk.ts';
import { KycBank } from '../KycBank.tsx';

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const field = (name: string) => page.getByLabelText(name, { exact: true });
export const ok = { code: '000', messageText: '' };

/** The real chart and screen over ports that answer when the test says so. */
export async function openedBank(input: Partial<KycBankInput> = {}) {
  const ports = heldPorts<KycBankPorts>();
  const { getStageInfo, verifyBankAccount, prepareImage, uploadCheque, verifyStage } = ports;
  const flow = kycBank(ports);
  const newSubmission = countingSubmissions();
  function Page() {
    const { view, remote } = useFlow(flow, { variant: 'current', newSubmission, ...input });
    return <KycBank view={view} remote={remote} desk={storyDesk} imageOrigin="https://provider.example" />;
  }
  await render(<Page />);
  return { getStageInfo, verifyBankAccount, prepareImage, uploadCheque, verifyStage };
}

export async function enteringBank(input: Partial<KycBankInput> = {}) {
  const opened = await openedBank(input);
  await opened.getStageInfo.answer(accepted(openBankStage));
  return opened;
}

export async function fillDetails() {
  await userEvent.fill(field('Account number'), '100000000001');
  await userEvent.fill(field('Confirm account number'), '100000000001');
  await userEvent.fill(field('IFSC'), 'sbox0000001');
  await userEvent.selectOptions(field('Account type'), 'Savings account');
  await userEvent.selectOptions(field('Bank'), 'HDFC Bank');
}

export async function presentingCheque() {
  const opened = await enteringBank();
  await fillDetails();
  await userEvent.click(button('Verify'));
  await opened.verifyBankAccount.answer(accepted(verifiedAnswer));
  return opened;
}

export const pickCheque = (name = 'cheque.png', type = 'image/png') =>
  userEvent.upload(field('Cheque'), new File(['picture'], name, { type }));

/** A cheque that was chosen and prepared. */
export async function readyCheque() {
  const opened = await presentingCheque();
  await pickCheque();
  const image = opened.prepareImage.calls[0]?.request.image ?? { id: '', name: '', type: '', size: 0 };
  await opened.prepareImage.answer(accepted({ image, tiff: { ...image, id: 'copy', name: 'cheque.tiff' } }));
  return opened;
}

export async function reviewingBank() {
  const opened = await readyCheque();
  await userEvent.click(button('Upload cheque'));
  await opened.uploadCheque.answer(accepted(readCheque));
  return opened;
}
