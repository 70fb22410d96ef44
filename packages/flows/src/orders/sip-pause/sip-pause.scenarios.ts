import type { Order, PauseSipAnswer } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { journeysOf } from '../../model-testing/journey.ts';
import type { World } from '../../model-testing/walk.ts';
import { pinConfirmationJourneys } from '../../parts/identity/pin-confirmation/pin-confirmation.scenarios.ts';
import { allottedOrder } from '../../parts/testing/sample-orders.ts';
import { sipPauseFlow } from './sip-pause.flow.ts';
import type { PausedSip, SipPauseInput } from './sip-pause.types.ts';
import { sipPauseMachine } from './sip-pause.machine.ts';

/** A SIP on the fifth of each month; one to three instalments can be skipped. */
export const pausableSip: Order = {
  ...allottedOrder,
  mf_order_type: 'xsip',
  is_cancel_allowed: true,
  is_pause_allowed: true,
  mf_order_is_pause_allowed: true,
  mf_order_pause_minimum_installments: 1,
  mf_order_pause_maximum_installments: 3,
  mf_order_installment_frequency: 'MONTHLY',
  mf_order_installment_amount: 5000,
  upcoming_installment_dates: ['05/12/2026', '05/01/2027', '05/02/2027', '05/03/2027'],
};
const pauseAnswer: PauseSipAnswer = {
  code: '000',
  messageText: 'Your SIP is paused.',
  display_html: '<h3>SIP paused</h3><p>The next 2 instalments are skipped.</p><p>It continues on 05/02/2027.</p>',
};

const input: SipPauseInput = {
  order: pausableSip,
  listType: 'xsip',
  newSubmission: createSubmissionKeyCounter(),
  retry: null,
};
const { finished, scenario, scenarios } = journeysOf(
  { ...sipPauseFlow, machine: sipPauseMachine },
  {
    purpose:
      'Pauses the next instalments of a SIP: the number is chosen, the consequences are shown, and the PIN confirms it.',
    input,
    children: {
      pinConfirmation: pinConfirmationJourneys<PausedSip, PauseSipAnswer>(
        { order: pausableSip, listType: 'xsip', count: 2 },
        pauseAnswer,
      ),
    },
  },
);

const chooseTwo = { type: 'installments.chosen', count: 2 } as const;
const submitted = { type: 'pause.submitted' } as const;
const submitTwo = [chooseTwo, submitted] as const;
const inputWith = (order: Partial<Order>) => ({ input: { order: { ...pausableSip, ...order } } });

export const sipPauseJourneys = scenarios({
  NotPermitted: scenario('notPermitted', inputWith({ mf_order_is_pause_allowed: false })),
  Choosing: scenario('choosing'),
  CountChosen: scenario('choosing', { steps: [chooseTwo] }),
  CountChosenToTheEnd: scenario('choosing', {
    ...inputWith({ upcoming_installment_dates: ['05/12/2026', '05/01/2027'] }),
    steps: [chooseTwo],
  }),
  CountChosenWithoutDays: scenario('choosing', {
    ...inputWith({ upcoming_installment_dates: [] }),
    steps: [chooseTwo],
  }),
  OneCountOffered: scenario('choosing', inputWith({ mf_order_pause_maximum_installments: 1 })),
  Confirming: scenario('confirming', { steps: submitTwo, children: { pinConfirmation: 'Entering' } }),
  ConfirmingAfterWrongPin: scenario('confirming', {
    steps: submitTwo,
    children: { pinConfirmation: 'EnteringAfterWrongPin' },
  }),
  ChoosingAfterPinAbandoned: scenario('choosing', { steps: [...submitTwo, finished('pinConfirmation', 'Abandoned')] }),
  Paused: scenario('paused', { steps: [...submitTwo, finished('pinConfirmation', 'Confirmed')] }),
  Closed: scenario('closed', { steps: [{ type: 'pause.closed' }] }),
});

export const sipPauseWorld: World<typeof sipPauseMachine> = {
  inputs: [
    input,
    { ...input, retry: { draft: { orderId: input.order._id, count: 1 }, submission: 'submission-7' } },
    { ...input, order: { ...pausableSip, mf_order_is_pause_allowed: false } },
    { ...input, order: { ...pausableSip, is_pause_allowed: false } },
  ],
  events: {
    'installments.chosen': [0, 1, 2, 3, 4, 1.5].map((count) => ({ count })),
    'pause.submitted': [{}],
    'pause.closed': [{}],
  },
  answers: {},
  outputs: {
    pinConfirmation: [
      { kind: 'confirmed', result: pauseAnswer, message: pauseAnswer.messageText },
      { kind: 'abandoned', wasTried: false },
      { kind: 'abandoned', wasTried: true },
      { kind: 'abandoned', lostSubmission: 'submission-9', wasTried: true },
    ],
  },
  // The PIN confirmation proves that the PIN stays secret; its digits also occur in amounts here.
  secrets: [],
};
