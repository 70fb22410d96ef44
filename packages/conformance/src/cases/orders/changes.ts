import { type Order } from '@folioflow/api/contract';
import { requireAccepted, requireCode } from '../../judge/judge-answer.ts';
import { type CaseContext } from '../../kit/case-context.ts';
import { defineCase } from '../../kit/define-case.ts';
import { requireThat } from '../../ground/verdicts.ts';
import { type Investor } from '../../people/person.ts';
import { findAllotted, findOrder, findUnpaid, readOrder } from '../support/order-lists.ts';
import { cancelRequest, sipChangeRequest } from '../support/plans.ts';

const needs = ['investors.orders'] as const;
const wrongPin = (pin: string): string => (pin === '4826' ? '4827' : '4826');

const findSip = (investor: Investor): Promise<Order> =>
  findOrder(
    investor,
    'xsip',
    'SIP that may be paused and cancelled',
    ({ is_cancel_allowed, mf_order_is_pause_allowed }) => is_cancel_allowed && mf_order_is_pause_allowed,
  );

const startPause = async (on: CaseContext) => {
  const investor = await on.investor('orders');
  const sip = await findSip(investor);
  const fewest = sip.mf_order_pause_minimum_installments ?? 1;
  return { investor, sip, fewest, most: sip.mf_order_pause_maximum_installments ?? fewest };
};

export const changeCases = [
  defineCase({
    id: 'orders.cancel',
    section: 'contract 2.7 cancelOrder',
    title: 'An unpaid order is cancelled with the PIN',
    mend: 'Set is_order_cancelled and clear every permission of the order.',
    needs,
    run: async (on) => {
      const investor = await on.investor('orders');
      const order = await findUnpaid(investor);
      requireAccepted(await investor.call('cancelOrder', cancelRequest(order, investor.pin)));
      const after = await readOrder(investor, 'single', order.order_id);
      requireThat(after?.is_order_cancelled === true, 'is_order_cancelled is not true after the cancellation');
      requireThat(!after.is_payment_pending && !after.mf_order_is_paynow, 'the cancelled order is payable');
      requireThat(!after.is_cancel_allowed, 'the cancelled order may be cancelled again');
    },
  }),
  defineCase({
    id: 'orders.cancel.wrong-pin',
    section: 'contract 1.5 code 041',
    title: 'A wrong PIN is refused with 041 and changes nothing',
    mend: 'Check the PIN before the effect.',
    needs,
    run: async (on) => {
      const investor = await on.investor('orders');
      const order = await findUnpaid(investor);
      requireCode(await investor.call('cancelOrder', cancelRequest(order, wrongPin(investor.pin))), '041');
      const after = await readOrder(investor, 'single', order.order_id);
      requireThat(after?.is_order_cancelled === false, 'the order was cancelled with a wrong PIN');
    },
  }),
  defineCase({
    id: 'orders.cancel.pin-lock',
    section: 'contract 1.5 code 042',
    title: 'The fifth wrong PIN locks the PIN',
    mend: 'Answer 042 from the fifth wrong PIN on, also to the right one, at every operation with a PIN.',
    needs,
    run: async (on) => {
      const investor = await on.investor('orders');
      const order = await findUnpaid(investor);
      const cancel = (pin: string) => investor.call('cancelOrder', cancelRequest(order, pin));
      for (let attempt = 1; attempt < 5; attempt += 1) requireCode(await cancel(wrongPin(investor.pin)), '041');
      requireCode(await cancel(wrongPin(investor.pin)), '042');
      requireCode(await cancel(investor.pin), '042');
      const sip = await findSip(investor);
      requireCode(await investor.call('cancelSip', sipChangeRequest(sip, investor.pin)), '042');
    },
  }),
  defineCase({
    id: 'orders.cancel.allotted',
    section: 'sandbox 3.2',
    title: 'An allotted order is not cancelled',
    mend: 'Refuse an order without is_cancel_allowed with 071.',
    needs,
    run: async (on) => {
      const investor = await on.investor('orders');
      const order = await findAllotted(investor);
      requireCode(await investor.call('cancelOrder', cancelRequest(order, investor.pin)), '071');
    },
  }),
  defineCase({
    id: 'orders.cancel.numbers',
    section: 'contract 2.7 cancelOrder',
    title: 'The registration number must be that of the order',
    mend: 'Refuse an order_registration_no of another order with 061.',
    needs,
    run: async (on) => {
      const investor = await on.investor('orders');
      const order = { ...(await findUnpaid(investor)), mf_order_registration_no: 'R99999999' };
      requireCode(await investor.call('cancelOrder', cancelRequest(order, investor.pin)), '061');
    },
  }),
  defineCase({
    id: 'orders.cancel.stp',
    section: 'contract 2.7 cancelOrder',
    title: 'A STP ends with the PIN',
    mend: 'Accept order_type stp and end the plan.',
    needs,
    run: async (on) => {
      const investor = await on.investor('orders');
      const stp = await findOrder(investor, 'stp', 'running STP', ({ is_cancel_allowed }) => is_cancel_allowed);
      requireAccepted(await investor.call('cancelOrder', cancelRequest(stp, investor.pin)));
      const after = await readOrder(investor, 'stp', stp.order_id);
      requireThat(after === undefined || !after.is_cancel_allowed, 'the ended STP may be cancelled again');
    },
  }),
  defineCase({
    id: 'orders.cancel-sip',
    section: 'contract 2.7 cancelSip',
    title: 'A SIP is cancelled with the PIN',
    mend: 'Register no further instalment and clear the permissions of the plan.',
    needs,
    run: async (on) => {
      const investor = await on.investor('orders');
      const sip = await findSip(investor);
      requireAccepted(await investor.call('cancelSip', sipChangeRequest(sip, investor.pin)));
      const after = await readOrder(investor, 'xsip', sip.order_id);
      requireThat(after === undefined || !after.is_cancel_allowed, 'the cancelled SIP may be cancelled again');
      requireThat(after?.mf_order_is_pause_allowed !== true, 'the cancelled SIP may be paused');
    },
  }),
  defineCase({
    id: 'orders.pause',
    section: 'contract 2.7 pauseSip',
    title: 'A SIP is paused with the PIN',
    mend: 'Answer result and display_html; clear mf_order_is_pause_allowed until the next instalment.',
    needs,
    run: async (on) => {
      const { investor, sip, fewest } = await startPause(on);
      const request = sipChangeRequest(sip, investor.pin, { pause_no_of_installments: fewest });
      const answer = requireAccepted(await investor.call('pauseSip', request));
      requireThat(answer.display_html !== '', 'display_html is empty');
      const after = await readOrder(investor, 'xsip', sip.order_id);
      requireThat(after?.mf_order_is_pause_allowed === false, 'mf_order_is_pause_allowed is not false after the pause');
      requireCode(await investor.call('pauseSip', request), '020', '071');
    },
  }),
  defineCase({
    id: 'orders.pause.count',
    section: 'contract 2.7 pauseSip',
    title: 'The number of skipped instalments lies within the limits of the order',
    mend: 'Refuse a fraction and a number outside mf_order_pause_minimum_ and maximum_installments with 051.',
    needs,
    run: async (on) => {
      const { investor, sip, fewest, most } = await startPause(on);
      for (const pause_no_of_installments of [fewest - 1, most + 1, 1.5, -1])
        requireCode(
          await investor.call('pauseSip', sipChangeRequest(sip, investor.pin, { pause_no_of_installments })),
          '051',
        );
    },
  }),
  defineCase({
    id: 'orders.pause.wrong-pin',
    section: 'contract 1.5 code 041',
    title: 'A pause with a wrong PIN is refused with 041',
    mend: 'Check the PIN before the effect.',
    needs,
    run: async (on) => {
      const { investor, sip, fewest } = await startPause(on);
      const request = sipChangeRequest(sip, wrongPin(investor.pin), { pause_no_of_installments: fewest });
      requireCode(await investor.call('pauseSip', request), '041');
    },
  }),
];
