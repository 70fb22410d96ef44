import type {
  CreateSingleOrderAnswer,
  CreateSingleOrderRequest,
  ListNomineesAnswer,
  ListNomineesRequest,
  SendTwoFactorOtpAnswer,
  SendTwoFactorOtpRequest,
  UploadNomineeAnswer,
} from '@folioflow/api/contract';
import {
  accepted,
  lumpsumCheckout,
  type DeclarationUpload,
  type LumpsumCheckoutOutput,
  type LumpsumCheckoutState,
  type PreparedImage,
  type PrepareRequest,
} from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { countingSubmissions, freshState, heldPort } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { storyDesk } from '../../../parts/ImageUpload/story-desk.ts';
import { ClockProvider } from '../../../primitives/Countdown/ClockProvider.tsx';
import { LumpsumCheckout } from './LumpsumCheckout.tsx';

/** Ten seconds before the moment of every story. */
export const sentAt = 1_795_150_790_000;
const ok = { code: '000', messageText: '' };

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const code = () => page.getByLabelText('OTP', { exact: true });

/** The real chart and screen over ports that answer when the test says so. */
export async function openedCheckout(state: LumpsumCheckoutState | null = freshState) {
  const listNominees = heldPort<ListNomineesRequest, ListNomineesAnswer>();
  const uploadDeclaration = heldPort<DeclarationUpload, UploadNomineeAnswer>();
  const prepareImage = heldPort<PrepareRequest, PreparedImage>();
  const sendTwoFactorOtp = heldPort<SendTwoFactorOtpRequest, SendTwoFactorOtpAnswer>();
  const createSingleOrder = heldPort<CreateSingleOrderRequest, CreateSingleOrderAnswer>();
  const flow = lumpsumCheckout({
    listNominees: listNominees.port,
    uploadDeclaration: uploadDeclaration.port,
    prepareImage: prepareImage.port,
    sendTwoFactorOtp: sendTwoFactorOtp.port,
    createSingleOrder: createSingleOrder.port,
  });
  const outputs: LumpsumCheckoutOutput[] = [];
  const newSubmission = countingSubmissions();
  let now = sentAt;
  const clock = () => now;
  const setNow = (moment: number) => {
    now = moment;
  };
  function Page() {
    const { view, remote } = useFlow(flow, { state, newSubmission }, { onOutput: (output) => outputs.push(output) });
    return <LumpsumCheckout view={view} remote={remote} desk={storyDesk} />;
  }
  await render(
    <ClockProvider now={clock}>
      <Page />
    </ClockProvider>,
  );
  return { listNominees, uploadDeclaration, prepareImage, sendTwoFactorOtp, createSingleOrder, outputs, setNow };
}

export const tick = (name: string) => userEvent.click(page.getByRole('checkbox', { name }));

/** Nominee chosen, code sent. */
export async function confirmingCheckout() {
  const opened = await openedCheckout();
  await tick('Meera Rao');
  await userEvent.click(button('Create Order'));
  await opened.sendTwoFactorOtp.answer(accepted({ ...ok, twofactor_id: 'ticket-1' }, sentAt));
  return opened;
}
