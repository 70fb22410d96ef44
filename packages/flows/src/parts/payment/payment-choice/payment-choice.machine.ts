import { assign, not, setup } from 'xstate';
import { isModeLongEnough, isUpiMode, isUpiIdValid, tidyUpiId } from './payment-choice.rules.ts';
import type {
  PaymentChoiceContext,
  PaymentChoiceEvent,
  PaymentChoiceInput,
  PaymentChoiceOutput,
} from './payment-choice.types.ts';

const isModeOffered = ({ modes }: PaymentChoiceContext, mode: string) => modes.some(({ value }) => value === mode);

export const paymentChoiceMachine = setup({
  types: {} as {
    context: PaymentChoiceContext;
    events: PaymentChoiceEvent;
    input: PaymentChoiceInput;
    output: PaymentChoiceOutput;
  },
  guards: {
    /** OM-041. */
    isPaymentAllowed: ({ context }) => context.isPaymentAllowed,
    /** OM-133. */
    isOfferedUpiChosen: ({ context, event }) =>
      event.type === 'mode.chosen' && isModeOffered(context, event.mode) && isUpiMode(event.mode),
    /** OM-127. */
    isChosenModeOffered: ({ context, event }) => event.type === 'mode.chosen' && isModeOffered(context, event.mode),
    /** OM-132. */
    isModeLongEnough: ({ context }) => isModeLongEnough(context.mode),
    /** OM-128, decision 006. */
    isUpiIdValid: ({ context }) => isUpiIdValid(context.upiId),
  },
  actions: {
    /** OM-132. */
    setPaymentMode: assign((_, mode: string) => ({ mode })),
    /** OM-133. */
    setUpiId: assign((_, typed: string) => ({ upiId: tidyUpiId(typed) })),
    /** OM-123, OM-129. */
    setChosenOutcome: assign(({ context }) => ({ outcome: chosenOutcome(context) })),
  },
}).createMachine({
  id: 'paymentChoice',
  context: ({ input }) => ({ ...input, mode: '', upiId: '', outcome: { kind: 'notPermitted' } }),
  initial: 'deciding',
  on: {
    'mode.chosen': [
      {
        guard: 'isOfferedUpiChosen',
        target: '.upiChosen',
        actions: { type: 'setPaymentMode', params: ({ event }) => event.mode },
      },
      {
        guard: 'isChosenModeOffered',
        target: '.modeChosen',
        actions: { type: 'setPaymentMode', params: ({ event }) => event.mode },
      },
    ],
  },
  states: {
    deciding: {
      always: [{ guard: not('isPaymentAllowed'), target: 'notPermitted' }, { target: 'unchosen' }],
    },
    notPermitted: { type: 'final' },
    unchosen: {},
    modeChosen: { on: { 'payment.requested': { guard: 'isModeLongEnough', target: 'chosen' } } },
    upiChosen: {
      on: {
        'draft.changed': { actions: { type: 'setUpiId', params: ({ event }) => event.upiId } },
        'payment.requested': { guard: 'isUpiIdValid', target: 'chosen' },
      },
    },
    chosen: { type: 'final', entry: 'setChosenOutcome' },
  },
  output: ({ context }) => context.outcome,
});

/** Returns the exit to the payment page; the order contains the choice in the fields of the contract. */
function chosenOutcome({ order, mode, upiId }: PaymentChoiceContext): PaymentChoiceOutput {
  const selected_order = { ...order, selected_pay_bank_mode: mode, upi_id: isUpiMode(mode) ? upiId : '' };
  return { kind: 'chosen', exit: { to: 'paymentPage', state: { selected_order } } };
}
