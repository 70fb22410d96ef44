import type { OrderAdviceAnswer } from '@folioflow/api/contract';
import { countingSubmissions } from '../../../kit/counting-submissions.ts';
import { accepted } from '../../../kit/port.ts';
import { startedOf } from '../../../kit/started.ts';
import { adviceConfirmed } from '../expert-advice.scenarios.ts';
import { expertAdvice, expertAdviceKeeps, type ExpertAdviceInput } from '../index.ts';
import { adviceOrder, anita, checkoutResponse, monthly, suresh, taxWatchlist, yearly } from '../sample-advice.ts';

const { scheme_watch_list, watch_list } = adviceConfirmed.lists;
const lists = { scheme_watch_list: [...scheme_watch_list], watch_list: [...watch_list] };
export const created: OrderAdviceAnswer = {
  code: '000',
  messageText: '',
  result: { ...lists, razorpay_orderinfo: adviceOrder },
};
export const confirmed: OrderAdviceAnswer = {
  code: '000',
  messageText: adviceConfirmed.message,
  result: lists,
};
const keeps = expertAdviceKeeps(taxWatchlist.id);

/** The real flow with its ports in the hands of a test. */
export function opened(change: Partial<ExpertAdviceInput> = {}) {
  const run = startedOf(expertAdvice, {
    newSubmission: countingSubmissions(),
    watchlist: taxWatchlist,
    advisors: [anita, suresh],
    plans: [monthly, yearly],
    kept: null,
    ...change,
  });
  const { orderAdvice, findPaidAdvice, openCheckout } = run.ports;
  const choose = (plan = yearly.id) => {
    run.send({ type: 'advisor.chosen', id: anita._id });
    run.send({ type: 'advisor.confirmed' });
    run.send({ type: 'plan.chosen', id: plan });
  };
  /** Continue, pressed twice, where no other tab has paid. */
  const order = async () => {
    run.send({ type: 'plan.confirmed' });
    run.send({ type: 'plan.confirmed' });
    await findPaidAdvice.answer(accepted(null));
  };
  const output = () => run.actor.getSnapshot().output;
  return {
    ...run,
    choose,
    findPaidAdvice,
    kept: () => keeps.select(run.view()),
    openCheckout,
    order,
    orderAdvice,
    output,
  };
}

/** The window of the checkout is open. */
export async function paying() {
  const run = opened();
  run.choose();
  await run.order();
  await run.orderAdvice.answer(accepted(created));
  return run;
}

/** The money is out. */
export async function confirming() {
  const run = await paying();
  await run.openCheckout.answer(accepted({ kind: 'paid', response: checkoutResponse }));
  return run;
}
