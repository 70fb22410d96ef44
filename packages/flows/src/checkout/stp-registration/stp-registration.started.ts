import type { ListStpSchemesAnswer, Order } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { accepted } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { passRecentOrder } from '../../parts/order/recent-order/testing/pass-recent-order.ts';
import { stpRegistration } from './stp-registration.flow.ts';
import type { StpRegistrationView } from './stp-registration.types.ts';
import { stpOffer, stpTarget, transferableOrder } from './stp-registration.scenarios.ts';

type DraftingView = Extract<StpRegistrationView, { screen: 'drafting' | 'confirming' }>;

/** Starts the flow with its offer answered, and returns the investor's gestures. */
export async function startStpRegistration(change: Partial<Order> = {}, offer: ListStpSchemesAnswer = stpOffer) {
  const order = { ...transferableOrder, ...change };
  const run = startFlow(stpRegistration, { order, newSubmission: createSubmissionKeyCounter() });
  const { listStpSchemes, registerStp } = run.ports;
  await listStpSchemes.answer(accepted(offer, 0));
  const drafting = (): DraftingView => {
    const view = run.view();
    if (view.screen !== 'drafting' && view.screen !== 'confirming')
      throw new Error(`Unexpected screen: ${view.screen}`);
    return view;
  };
  const select = (id = stpTarget._id) => {
    run.send({ type: 'targetList.opened' });
    run.send({ type: 'target.selected', id });
  };
  const draft = (amount: string, installments = 12, frequency = 'MONTHLY') => {
    select();
    run.send({ type: 'draft.changed', frequency });
    run.send({ type: 'draft.changed', scheme: 'PPLF-GR' });
    run.send({ type: 'draft.changed', installments });
    run.send({ type: 'draft.changed', amount });
  };
  const pick = (day: number) => {
    run.send({ type: 'datePicker.opened' });
    run.send({ type: 'day.picked', day });
  };
  const submit = () => {
    run.send({ type: 'transfer.submitted' });
    passRecentOrder(run);
  };
  const pin = (digits = '1234') => run.remote.child('pinConfirmation').send({ type: 'pin.submitted', pin: digits });
  const leave = () => run.remote.child('pinConfirmation').send({ type: 'pin.abandoned' });
  return { ...run, listStpSchemes, registerStp, drafting, select, draft, pick, submit, pin, leave };
}
