import type { OrderAdviceAnswer } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../../model-testing/submission-key-counter.ts';
import { accepted } from '../../../kit/port.ts';
import { startFlow } from '../../../model-testing/start-flow.ts';
import { adviceConfirmed } from '../expert-advice.scenarios.ts';
import { expertAdvice } from '../expert-advice.flow.ts';
import { expertAdviceStorage } from '../expert-advice.storage.ts';
import type { ExpertAdviceInput } from '../expert-advice.types.ts';
import { adviceOrder, anita, checkoutResponse, monthly, suresh, taxWatchlist, yearly } from './sample-advice.ts';

const { scheme_watch_list, watch_list } = adviceConfirmed.lists;
const lists = { scheme_watch_list: [...scheme_watch_list], watch_list: [...watch_list] };
export const createdAnswer: OrderAdviceAnswer = {
  code: '000',
  messageText: '',
  result: { ...lists, razorpay_orderinfo: adviceOrder },
};
export const confirmedAnswer: OrderAdviceAnswer = {
  code: '000',
  messageText: adviceConfirmed.message,
  result: lists,
};
const storage = expertAdviceStorage(taxWatchlist.id);

/** Starts the real flow with deferred ports. */
export function startAdvice(change: Partial<ExpertAdviceInput> = {}) {
  const run = startFlow(expertAdvice, {
    newSubmission: createSubmissionKeyCounter(),
    watchlist: taxWatchlist,
    advisors: [anita, suresh],
    plans: [monthly, yearly],
    storedText: null,
    ...change,
  });
  const { orderAdvice, findPaidAdvice, openCheckout } = run.ports;
  const choose = (plan = yearly.id) => {
    run.send({ type: 'advisor.chosen', id: anita._id });
    run.send({ type: 'advisor.confirmed' });
    run.send({ type: 'plan.chosen', id: plan });
  };
  /** Presses Continue twice; no other tab has paid. */
  const order = async () => {
    run.send({ type: 'plan.confirmed' });
    run.send({ type: 'plan.confirmed' });
    await findPaidAdvice.answer(accepted(null, 0));
  };
  const output = () => run.actor.getSnapshot().output;
  return {
    ...run,
    choose,
    findPaidAdvice,
    storedPayment: () => storage.select(run.view()),
    openCheckout,
    order,
    orderAdvice,
    output,
  };
}

/** Starts the flow up to the open checkout window. */
export async function startPaying() {
  const run = startAdvice();
  run.choose();
  await run.order();
  await run.orderAdvice.answer(accepted(createdAnswer, 0));
  return run;
}

/** Starts the flow up to the confirmation of a paid order. */
export async function startConfirming() {
  const run = await startPaying();
  await run.openCheckout.answer(accepted({ kind: 'paid', response: checkoutResponse }, 0));
  return run;
}
