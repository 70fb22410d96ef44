import {
  accepted,
  lumpsumCheckout,
  type LumpsumCheckoutOutput,
  type LumpsumCheckoutPorts,
  type LumpsumCheckoutState,
  type Port,
} from '@folioflow/flows';
import type { Order } from '@folioflow/api/contract';
import { useFlow } from '@folioflow/flows/react';
import { countingSubmissions, freshState, heldPort } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { storyDesk } from '../../../../parts/ImageUpload/story-desk.ts';
import { ClockProvider } from '../../../../primitives/Countdown/ClockProvider.tsx';
import { LumpsumCheckout } from '../LumpsumCheckout.tsx';

/** Ten seconds before the moment of every story. */
export const sentAt = 1_795_150_790_000;
const ok = { code: '000', messageText: '' };

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const code = () => page.getByLabelText('OTP', { exact: true });

type Ports = LumpsumCheckoutPorts;
type Asked<P> = P extends Port<infer Request, infer _> ? Request : never;
type Answered<P> = P extends Port<infer _, infer Answer> ? Answer : never;
const held = <Name extends keyof Ports>() => heldPort<Asked<Ports[Name]>, Answered<Ports[Name]>>();

/** The real chart and screen over ports that answer when the test says so; the list of orders answers at once. */
export async function openedCheckout(
  state: LumpsumCheckoutState | null = freshState,
  placed: readonly Order[] = [],
  answeredAt = sentAt,
) {
  const listNominees = held<'listNominees'>();
  const uploadDeclaration = held<'uploadDeclaration'>();
  const prepareImage = held<'prepareImage'>();
  const sendTwoFactorOtp = held<'sendTwoFactorOtp'>();
  const createSingleOrder = held<'createSingleOrder'>();
  const flow = lumpsumCheckout({
    listNominees: listNominees.port,
    uploadDeclaration: uploadDeclaration.port,
    prepareImage: prepareImage.port,
    sendTwoFactorOtp: sendTwoFactorOtp.port,
    createSingleOrder: createSingleOrder.port,
    listOrders: () => Promise.resolve(accepted({ ...ok, result: [...placed], status_filter_list: [] }, answeredAt)),
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

/** A nominee of the list; the relationship stands beside the name. */
export const nominee = (name: string) => page.getByRole('radio', { name: new RegExp(name) });
export const tick = (name: string) => userEvent.click(nominee(name));
export const radio = (name: 'Yes' | 'No') => page.getByRole('radio', { name: new RegExp(`^${name}`) });

/** What was chosen is agreed to. */
export async function createOrder(): Promise<void> {
  await userEvent.click(button('Review'));
  await userEvent.click(button('Create Order'));
}

/** Nominee chosen, code sent. */
export async function confirmingCheckout() {
  const opened = await openedCheckout();
  await tick('Meera Rao');
  await createOrder();
  await opened.sendTwoFactorOtp.answer(accepted({ ...ok, twofactor_id: 'ticket-1' }, sentAt));
  return opened;
}
