import { journeysOf } from '../../../model-testing/journey.ts';
import type { World } from '../../../model-testing/walk.ts';
import { payableOrder } from '../../testing/sample-orders.ts';
import { paymentChoiceFlow } from './payment-choice.flow.ts';
import type { PaymentChoiceInput } from './payment-choice.types.ts';
import { paymentChoiceMachine } from './payment-choice.machine.ts';

const input: PaymentChoiceInput = {
  order: payableOrder,
  modes: [
    { value: 'DIRECT', label: 'Net banking' },
    { value: 'UPI', label: 'UPI' },
  ],
  isPaymentAllowed: true,
};
const { scenario, scenarios } = journeysOf(
  { ...paymentChoiceFlow, machine: paymentChoiceMachine },
  {
    purpose: 'Selects the payment mode of an order. No mode is preselected, and UPI requires an id.',
    routes: ['orderEditCheckout'],
    input,
    children: {},
  },
);

const upi = { type: 'mode.chosen', mode: 'UPI' } as const;
const direct = { type: 'mode.chosen', mode: 'DIRECT' } as const;
const pay = { type: 'payment.requested' } as const;

export const paymentChoiceJourneys = scenarios({
  NotPermitted: scenario('notPermitted', { input: { isPaymentAllowed: false } }),
  Unchosen: scenario('unchosen'),
  ModeChosen: scenario('modeChosen', { steps: [direct] }),
  UpiChosenEmpty: scenario('upiChosen', { steps: [upi] }),
  UpiChosenInvalid: scenario('upiChosen', { steps: [upi, { type: 'draft.changed', upiId: 'asha@' }] }),
  UpiChosenValid: scenario('upiChosen', { steps: [upi, { type: 'draft.changed', upiId: 'asha@okbank' }] }),
  Chosen: scenario('chosen', { steps: [direct, pay] }),
});

export const paymentChoiceWorld: World<typeof paymentChoiceMachine> = {
  inputs: [
    input,
    { ...input, isPaymentAllowed: false },
    {
      ...input,
      modes: [
        { value: 'NB', label: '' },
        { value: 'upi', label: 'UPI' },
      ],
    },
  ],
  events: {
    'mode.chosen': [{ mode: 'DIRECT' }, { mode: 'UPI' }, { mode: 'upi' }, { mode: 'NB' }, { mode: 'CARD' }],
    'draft.changed': [{ upiId: '' }, { upiId: 'a@okbank' }, { upiId: ' asha@okbank ' }],
    'payment.requested': [{}],
  },
  answers: {},
  secrets: [],
};
