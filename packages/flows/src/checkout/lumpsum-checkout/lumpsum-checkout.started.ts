import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { accepted } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { passRecentOrder } from '../../parts/order/recent-order/testing/pass-recent-order.ts';
import type { GetSchemeStatisticsAnswer, LumpsumCheckoutSubject } from '@folioflow/api/contract';
import { lumpsumCheckout } from './lumpsum-checkout.flow.ts';
import { lumpsumChart, newLumpsum } from './testing/sample-lumpsums.ts';

/** The envelope of every accepted answer. */
export const okEnvelope = { code: '000', messageText: '' };

/** Starts the whole flow over ports that the test answers. */
export function startCheckout(subject: LumpsumCheckoutSubject | null = newLumpsum) {
  const { ports, ...run } = startFlow(lumpsumCheckout, { subject, newSubmission: createSubmissionKeyCounter() });
  const { remote } = run;
  const {
    getSchemeStatistics,
    listNominees,
    uploadDeclaration,
    prepareImage,
    sendTwoFactorOtp,
    createSingleOrder,
    listOrders,
  } = ports;
  return {
    ...run,
    getSchemeStatistics,
    listNominees,
    uploadDeclaration,
    prepareImage,
    sendTwoFactorOtp,
    createSingleOrder,
    listOrders,
    choose: (id = 'nominee-1') => remote.child('nomineeChoice').send({ type: 'nominee.selected', id }),
    option: (option: 'existing' | 'none') => remote.child('nomineeChoice').send({ type: 'option.chosen', option }),
    review: () => remote.send({ type: 'review.requested' }),
    change: () => remote.send({ type: 'review.left' }),
    submit: () => remote.send({ type: 'order.submitted' }),
    /** Submits the order, which continues to the code without a recent order. */
    create: () => {
      remote.send({ type: 'order.submitted' });
      passRecentOrder(run);
    },
    confirm: (mobile = '123456') => remote.child('secondFactor').send({ type: 'codes.submitted', mobile }),
    back: () => remote.child('secondFactor').send({ type: 'codes.abandoned' }),
    check: () => remote.child('secondFactor').send({ type: 'codes.abandoned', toCheck: true }),
    pay: () => remote.send({ type: 'payment.requested' }),
    send: () => sendTwoFactorOtp.answer(accepted({ ...okEnvelope, twofactor_id: 'ticket-1' }, 1_000)),
  };
}

/** Starts the flow for a new order with loaded terms. */
export async function startLumpsumCheckout(chart: GetSchemeStatisticsAnswer = lumpsumChart, subject = newLumpsum) {
  const run = startCheckout(subject);
  await run.getSchemeStatistics.answer(accepted(chart, 0));
  return run;
}

/** Starts the flow with a chosen nominee and a sent code. */
export async function startCodeConfirmation(chart?: GetSchemeStatisticsAnswer) {
  const run = await startLumpsumCheckout(chart);
  run.choose();
  run.review();
  run.create();
  await run.send();
  return run;
}
