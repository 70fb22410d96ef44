import { EMPTY_STP_DRAFT, type AnswerOf } from '@folioflow/api/contract';
import { describe, expect, test, vi } from 'vitest';
import { accepted, refused } from '../../kit/port.ts';
import { requiredValue } from '../../kit/required-value.ts';
import { createRegisterPort } from './stp-registration.ports.ts';
import { stpOffer, stpTarget, transferableOrder } from './stp-registration.scenarios.ts';
import { startStpRegistration } from './stp-registration.started.ts';

const [monthly] = stpTarget.stp_scheme_specifications;
const specification = requiredValue(monthly, 'monthly');
const registered = accepted<AnswerOf<'registerStp'>>(
  {
    code: '000',
    messageText: 'Registered.',
    result: { notification_html: '<p>Registered</p>' },
  },
  0,
);

const invalidInputs = { type: 'notice.raised', kind: 'alert', text: '', means: 'invalid' };

describe('the submission of a transfer', () => {
  test('without a day requests no PIN, and answers with the alert about the inputs [DO-253 DO-430]', async () => {
    const { draft, drafting, notices, pick, registerStp, submit } = await startStpRegistration();
    draft('2000');
    submit();
    expect(drafting()).toMatchObject({ screen: 'drafting', problem: { kind: 'invalid' } });
    expect(notices).toEqual([invalidInputs]);
    expect(registerStp.calls).toEqual([]);
    pick(7);
    expect(drafting().problem).toBeNull();
  });

  test.each([
    ['25000', 12, '2083', null],
    ['25000', 12, '2084', '2083.33'],
    ['10000', 8, '1251', '1250.00'],
    ['20000', 6, '3333', null],
    ['20000', 6, '3334', '3333.33'],
    ['99999.99', 7, '14286', '14285.71'],
    ['50000.5', 6, '8333', null],
    ['50000.5', 6, '8334', '8333.42'],
    ['12000', 12, '1000', null],
  ])(
    'is checked against the available amount: %s for %i transfers of %s has the limit %s [DO-255 DO-256 DO-429]',
    async (stp_available_transfer_amount, installments, amount, limit) => {
      const { draft, drafting, pick, submit, registerStp } = await startStpRegistration({
        stp_available_transfer_amount,
      });
      draft(amount, installments);
      pick(7);
      submit();
      expect(drafting()).toMatchObject(
        limit === null
          ? { screen: 'confirming', problem: null }
          : { screen: 'drafting', problem: { kind: 'overAvailable', limit } },
      );
      expect(registerStp.calls).toEqual([]);
    },
  );

  test('to a target that is not offered any more sends nothing [DO-260]', async () => {
    const registerStp = vi.fn();
    const scheme = { code: 'GONE', name: '', mfapiCode: '' };
    const draft = { ...EMPTY_STP_DRAFT, frequency: 'MONTHLY', scheme };
    const subject = { source: transferableOrder, target: stpTarget, draft };
    const { signal } = new AbortController();
    expect(await createRegisterPort(registerStp)({ subject, pin: '1234' }, { signal })).toMatchObject({
      kind: 'accepted',
      answer: { kind: 'unmatched' },
    });
    expect(registerStp).not.toHaveBeenCalled();
  });

  test('whose target lost its specification before the PIN answers with the alert, without a call, and keeps its entries [DO-260 DO-430]', async () => {
    const specifications = [...stpTarget.stp_scheme_specifications];
    const target = { ...stpTarget, stp_scheme_specifications: specifications };
    const offer = { ...stpOffer, result: { stp_scheme_list: [target] } };
    const { draft, drafting, notices, pick, pin, registerStp, submit } = await startStpRegistration({}, offer);
    draft('2000');
    pick(7);
    submit();
    specifications.length = 0;
    pin();
    await expect.poll(() => notices).toEqual([invalidInputs]);
    expect(registerStp.calls).toEqual([]);
    expect(drafting()).toMatchObject({ screen: 'drafting', problem: { kind: 'invalid' }, form: { amount: '2000' } });
  });
});

describe('the PIN', () => {
  async function startPinConfirmation() {
    const run = await startStpRegistration();
    run.draft('2000');
    run.pick(7);
    run.submit();
    return run;
  }

  test('sends source, target, terms and PIN, once [DO-261 DO-353 DO-362 DO-405]', async () => {
    const { pin, registerStp, view } = await startPinConfirmation();
    pin('123');
    expect(registerStp.calls).toEqual([]);
    pin();
    pin();
    expect(registerStp.calls).toEqual([
      {
        request: {
          source_scheme: transferableOrder,
          target_scheme: specification,
          stp_order: {
            stp_frequency: 'MONTHLY',
            stp_scheme: specification.scheme_name,
            stp_scheme_code: 'PPLF-GR',
            mfapi_scheme_code: '143269',
            stp_installments: 12,
            stp_amount: '2000',
            stp_date: 7,
            stp_date_value: '07/12/2026',
            validation_message_text: '',
          },
          pin_verification_value: '1234',
        },
        submission: 'submission-1',
      },
    ]);
    await registerStp.answer(registered);
    expect(view()).toMatchObject({ screen: 'completed', step: 'scheme_transfer_completed', html: '<p>Registered</p>' });
  });

  test('stays requested with its own notice if it is wrong, and the next attempt has its own key [DO-262 DO-428]', async () => {
    const { drafting, notices, pin, registerStp } = await startPinConfirmation();
    pin();
    await registerStp.answer(refused('The PIN is not correct.', '041'));
    expect(drafting().pin).toMatchObject({ screen: 'pin', notice: { text: 'The PIN is not correct.' }, attempt: 1 });
    expect(notices).toEqual([]);
    pin('1235');
    expect(registerStp.calls.map(({ submission }) => submission)).toEqual(['submission-1', 'submission-2']);
  });

  test('is retried with its key for the same transfer after a lost answer; another transfer gets another key', async () => {
    const { drafting, leave, pin, registerStp, send, submit } = await startPinConfirmation();
    pin();
    await registerStp.fail({ kind: 'unreachable', errors: [] });
    leave();
    expect(drafting()).toMatchObject({ screen: 'drafting', notice: { kind: 'lostAnswer' }, form: { amount: '2000' } });
    submit();
    pin();
    await registerStp.fail({ kind: 'unreachable', errors: [] });
    leave();
    send({ type: 'draft.changed', amount: '1999' });
    submit();
    pin();
    expect(registerStp.calls.map(({ submission }) => submission)).toEqual([
      'submission-1',
      'submission-1',
      'submission-2',
    ]);
  });
});
