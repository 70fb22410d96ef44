import { createActor, type ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../../model-testing/contract.ts';
import { viewOf } from '../../../kit/flow.ts';
import { mutant } from '../../../model-testing/mutant.ts';
import { createProver } from '../../../model-testing/create-prover.ts';
import { throwViolation, type Monitor } from '../../../model-testing/walk.ts';
import { payableOrder } from '../../testing/sample-orders.ts';
import { paymentChoice } from './payment-choice.flow.ts';
import type { PaymentChoiceEvent, PaymentChoiceInput, PaymentChoiceView } from './payment-choice.types.ts';
import { isModeLongEnough, isUpiIdValid } from './payment-choice.rules.ts';
import { paymentChoiceJourneys, paymentChoiceWorld } from './payment-choice.scenarios.ts';

const chart = paymentChoiceJourneys.flow.machine;
type Context = ContextFrom<typeof chart>;

function stateAfter(events: readonly PaymentChoiceEvent[], input: Partial<PaymentChoiceInput> = {}) {
  const flow = paymentChoice();
  const modes = payableOrder.pay_bank_mode_list ?? [];
  const actor = createActor(flow.machine, {
    input: { order: payableOrder, modes, isPaymentAllowed: true, ...input },
  }).start();
  for (const event of events) actor.send(event);
  return { view: viewOf(flow, actor.getSnapshot()), output: actor.getSnapshot().output };
}
const choose = (mode: string) => ({ type: 'mode.chosen', mode }) as const;
const type = (upiId: string) => ({ type: 'draft.changed', upiId }) as const;
const pay = { type: 'payment.requested' } as const;
const choosingView = (view: PaymentChoiceView) => {
  if (view.screen !== 'choosing') throw new Error(`Unexpected screen: ${view.screen}`);
  return view;
};

describe('contract', () => {
  for (const { title, run } of flowContract(paymentChoiceJourneys, paymentChoiceWorld)) test(title, run);
});

describe('the mode', () => {
  test('is not preselected and comes from the list of the order', () => {
    expect(stateAfter([]).view).toEqual({
      screen: 'choosing',
      modes: [
        { value: 'DIRECT', label: 'Net banking' },
        { value: 'UPI', label: 'UPI' },
      ],
      mode: null,
      upi: null,
      canPay: false,
    });
    expect(choosingView(stateAfter([choose('CARD')]).view).mode).toBeNull();
  });

  test('enables Pay with at least three characters, and UPI with its id [OM-132]', () => {
    const modes = [
      { value: 'NB', label: 'Net banking' },
      { value: 'UPI', label: 'UPI' },
      { value: 'DIRECT', label: 'Direct' },
    ];
    const canPay = (...events: PaymentChoiceEvent[]) => choosingView(stateAfter(events, { modes }).view).canPay;
    expect(canPay()).toBe(false);
    expect(canPay(choose('NB'))).toBe(false);
    expect(canPay(choose('DIRECT'))).toBe(true);
    expect(canPay(choose('UPI'))).toBe(false);
    expect(canPay(choose('UPI'), type('asha@okbank'))).toBe(true);
    expect([isModeLongEnough('NB'), isModeLongEnough('UPI')]).toEqual([false, true]);
  });

  test('requires a UPI id for UPI only, and a typed id survives a change of the mode', () => {
    expect(choosingView(stateAfter([choose('UPI')]).view).upi).toEqual({ id: '', isWrong: false });
    expect(choosingView(stateAfter([choose('UPI'), type('asha@okbank'), choose('DIRECT')]).view).upi).toBeNull();
    expect(
      choosingView(stateAfter([choose('UPI'), type('asha@okbank'), choose('DIRECT'), choose('UPI')]).view).upi,
    ).toEqual({
      id: 'asha@okbank',
      isWrong: false,
    });
  });
});

describe('a UPI id', () => {
  test.each(['as@ok', 'asha.rao-1@okbank', 'name@kbl052', `${'a'.repeat(256)}@${'b'.repeat(64)}`])(
    'can be %s',
    (id) => {
      expect(isUpiIdValid(id)).toBe(true);
    },
  );
  test.each([
    '',
    'asha',
    'a@okbank',
    'asha@o',
    'asha@1ok',
    'नाम@okaxis',
    'asha@ok@bank',
    'as ha@okbank',
    `${'a'.repeat(257)}@ok`,
  ])('cannot be "%s"', (id) => {
    expect(isUpiIdValid(id)).toBe(false);
  });
  test('loses pasted spaces', () => {
    expect(choosingView(stateAfter([choose('UPI'), type(' asha@okbank ')]).view).upi).toEqual({
      id: 'asha@okbank',
      isWrong: false,
    });
  });
});

describe('Pay', () => {
  test('leads to the payment page with the order, its mode and its UPI id', () => {
    expect(stateAfter([choose('UPI'), type('asha@okbank'), pay]).output).toEqual({
      kind: 'chosen',
      exit: {
        to: 'paymentPage',
        state: { selected_order: { ...payableOrder, selected_pay_bank_mode: 'UPI', upi_id: 'asha@okbank' } },
      },
    });
  });
  test('sends no UPI id with another mode', () => {
    expect(stateAfter([choose('UPI'), type('asha@okbank'), choose('DIRECT'), pay]).output).toMatchObject({
      exit: { state: { selected_order: { selected_pay_bank_mode: 'DIRECT', upi_id: '' } } },
    });
  });
  test('is not available for an order that cannot be paid now', () => {
    expect(stateAfter([], { isPaymentAllowed: false })).toEqual({
      view: { screen: 'notPermitted' },
      output: { kind: 'notPermitted' },
    });
  });
});

/** INV-22 and the rule of Pay: the chosen mode is permitted, offered, long enough and, for UPI, complete. */
const onlyAllowedPayment: Monitor<Context, null> = {
  name: 'INV-22',
  start: null,
  step(_, { to }) {
    const output = to.output as Context['outcome'] | undefined;
    if (output?.kind !== 'chosen') return null;
    const { isPaymentAllowed, modes, mode, upiId } = to.context;
    if (!isPaymentAllowed) throwViolation('an order is paid that cannot be paid');
    if (!modes.some(({ value }) => value === mode) || !isModeLongEnough(mode))
      throwViolation('an order is paid with a mode that is not offered');
    if (mode.toUpperCase() === 'UPI' && !isUpiIdValid(upiId)) throwViolation('an order is paid by UPI without an id');
    return null;
  },
};

describe('invariants', () => {
  const prove = createProver(paymentChoiceJourneys, paymentChoiceWorld);
  for (const { title, run } of prove(onlyAllowedPayment, {
    'the flag is ignored': mutant(chart, 'deciding', { always: [{ target: 'unchosen' }] }),
    'a short mode pays': chart.provide({ guards: { isModeLongEnough: () => true } }),
    'any UPI id pays': chart.provide({ guards: { isUpiIdValid: () => true } }),
    'a mode is accepted that is not offered': chart.provide({
      guards: { isChosenModeOffered: ({ event }) => event.type === 'mode.chosen' },
    }),
  }))
    test(title, run);
});
