import { i18n } from '@folioflow/flows/testing/texts';
import {
  accepted,
  lumpsumCheckout,
  type LumpsumCheckoutSubject,
  type LumpsumCheckoutOutput,
  type LumpsumCheckoutPorts,
  type Port,
} from '@folioflow/flows';
import type { GetSchemeStatisticsAnswer, Order } from '@folioflow/api/contract';
import { useFlow } from '@folioflow/flows/react';
import { createSubmissionKeyCounter, lumpsumChart, newLumpsum, deferredPort } from '@folioflow/flows/testing';
import { beforeEach, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../../testing/render.tsx';
import { storyImageStore } from '../../../../parts/form/ImageUpload/story-image-store.ts';
import { ClockProvider } from '../../../../primitives/Countdown/ClockProvider.tsx';
import { LumpsumCheckout } from '../LumpsumCheckout.tsx';

/** Ten seconds before the moment of every story. */
export const SENT_AT_MS = 1_795_150_790_000;
export const SUCCESS = { code: '000', messageText: '' };

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const codeField = () => page.getByLabelText('OTP', { exact: true });
export const review = () => button(i18n._('checkout.review.go'));
export const createOrder = () => button(i18n._('checkout.order.create'));
export const confirmOrder = () => button(i18n._('checkout.order.confirm'));

/** Opens each test of a file on a desktop. The browser's viewer of documents is the business of PdfForm, and slow. */
export const openOnDesktop = () =>
  beforeEach(async () => {
    await page.viewport(1280, 900);
    vi.spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(false);
  });

type Ports = LumpsumCheckoutPorts;
type RequestOfPort<P> = P extends Port<infer Request, infer _> ? Request : never;
type AnswerOfPort<P> = P extends Port<infer _, infer Answer> ? Answer : never;
const deferredCheckoutPort = <Name extends keyof Ports>() =>
  deferredPort<RequestOfPort<Ports[Name]>, AnswerOfPort<Ports[Name]>>();

interface CheckoutOptions {
  /** A new order by default. */
  readonly subject?: LumpsumCheckoutSubject | null;
  readonly chart?: GetSchemeStatisticsAnswer;
  /** The provider's list of orders. */
  readonly placed?: readonly Order[];
  /** Milliseconds since the epoch. */
  readonly answeredAt?: number;
}

/** The real chart and screen over ports whose answers the test controls; terms and order list answer at once. */
export async function renderCheckout({
  subject = newLumpsum,
  chart = lumpsumChart,
  placed = [],
  answeredAt = SENT_AT_MS,
}: CheckoutOptions = {}) {
  const listNominees = deferredCheckoutPort<'listNominees'>();
  const uploadDeclaration = deferredCheckoutPort<'uploadDeclaration'>();
  const prepareImage = deferredCheckoutPort<'prepareImage'>();
  const sendTwoFactorOtp = deferredCheckoutPort<'sendTwoFactorOtp'>();
  const createSingleOrder = deferredCheckoutPort<'createSingleOrder'>();
  const flow = lumpsumCheckout({
    getSchemeStatistics: () => Promise.resolve(accepted(chart, 0)),
    listNominees: listNominees.port,
    uploadDeclaration: uploadDeclaration.port,
    prepareImage: prepareImage.port,
    sendTwoFactorOtp: sendTwoFactorOtp.port,
    createSingleOrder: createSingleOrder.port,
    listOrders: () =>
      Promise.resolve(accepted({ ...SUCCESS, result: [...placed], status_filter_list: [] }, answeredAt)),
  });
  const outputs: LumpsumCheckoutOutput[] = [];
  const newSubmission = createSubmissionKeyCounter();
  let now = SENT_AT_MS;
  const readClock = () => now;
  const setNow = (moment: number) => {
    now = moment;
  };
  function Page() {
    const { view, remote } = useFlow(flow, { subject, newSubmission }, { onOutput: (output) => outputs.push(output) });
    return <LumpsumCheckout view={view} remote={remote} imageStore={storyImageStore} />;
  }
  await render(
    <ClockProvider now={readClock}>
      <Page />
    </ClockProvider>,
  );
  return { listNominees, uploadDeclaration, prepareImage, sendTwoFactorOtp, createSingleOrder, outputs, setNow };
}

/** A nominee of the list, with the relationship beside the name. */
export const nomineeRadio = (name: string) => page.getByRole('radio', { name: new RegExp(name) });
export const chooseNominee = (name: string) => userEvent.click(nomineeRadio(name));
export const radio = (name: 'Yes' | 'No') => page.getByRole('radio', { name: new RegExp(`^${name}`) });

/** Opens the review of the choice and agrees to it. */
export async function reviewAndCreateOrder(): Promise<void> {
  await userEvent.click(review());
  await userEvent.click(createOrder());
}

/** Opens the checkout with a chosen nominee and a sent code. */
export async function openCodeStep() {
  const opened = await renderCheckout();
  await chooseNominee('Meera Rao');
  await reviewAndCreateOrder();
  await opened.sendTwoFactorOtp.answer(accepted({ ...SUCCESS, twofactor_id: 'ticket-1' }, SENT_AT_MS));
  return opened;
}
