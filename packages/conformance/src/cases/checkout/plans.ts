import { addDays, wireDateOf, type Order } from '@folioflow/api/contract';
import { requireAccepted, requireCode } from '../../judge/judge-answer.ts';
import { type CaseContext } from '../../kit/case-context.ts';
import { defineCase } from '../../kit/define-case.ts';
import { type Fields } from '../../ground/fields.ts';
import { NotTried, requireThat } from '../../ground/verdicts.ts';
import { findAllotted, findOrder, findUnpaid, readOrder, readOrders } from '../support/order-lists.ts';
import { requireOffered } from '../support/schemes.ts';
import { readToday, stpListRequest, stpRequest, swpEndRequest, swpRequest } from '../support/plans.ts';
import { otherCode } from '../support/sign-up.ts';

const needs = ['investors.orders'] as const;

const start = async (on: CaseContext) => {
  const investor = await on.investor('orders');
  return { investor, order: await findAllotted(investor) };
};

const availableOf = (order: Order): number => Number(order.stp_available_transfer_amount ?? 0);

const requireSwpRefusals = async (on: CaseContext, code: string, changes: readonly Fields[]): Promise<void> => {
  const { investor, order } = await start(on);
  const request = await swpRequest(on, investor, order);
  for (const change of changes) {
    const swp_order = { ...request.client_info.swp_order, ...change };
    const changed = { ...request, client_info: { ...request.client_info, swp_order } };
    requireCode(await investor.call('createSwp', changed), code);
  }
};

const requireStpRefusals = async (on: CaseContext, code: string, changes: readonly Fields[]): Promise<void> => {
  const { investor, order } = await start(on);
  const request = await stpRequest(investor, order);
  for (const change of changes) {
    const stp_order = { ...(request['stp_order'] as Fields), ...change };
    requireCode(await investor.call('registerStp', { ...request, stp_order }), code);
  }
};

export const planCases = [
  defineCase({
    id: 'checkout.swp.registered',
    section: 'contract 2.6 createSwp',
    title: 'A SWP is registered with a code',
    mend: 'Set mf_order_swp_enabled and mf_order_swp_information of the order.',
    needs,
    run: async (on) => {
      const { investor, order } = await start(on);
      requireAccepted(await investor.call('createSwp', await swpRequest(on, investor, order)));
      const after = await readOrder(investor, 'single', order.order_id);
      requireThat(after?.mf_order_swp_enabled === true, 'mf_order_swp_enabled is not true after the registration');
      requireThat(after.mf_order_swp_information !== undefined, 'mf_order_swp_information is missing');
    },
  }),
  defineCase({
    id: 'checkout.swp.wrong-code',
    section: 'contract 2.6 createSwp',
    title: 'A wrong code is refused with 031, whatever is_otp_enabled shows',
    mend: 'Check the code of the action swp registration at each registration.',
    needs,
    run: async (on) => {
      const { investor, order } = await start(on);
      const request = await swpRequest(on, investor, order);
      const { swp_order } = request.client_info;
      const mobile_otp = otherCode(String(swp_order['mobile_otp']));
      const wrong = { ...request, client_info: { ...request.client_info, swp_order: { ...swp_order, mobile_otp } } };
      requireCode(await investor.call('createSwp', wrong), '031');
    },
  }),
  defineCase({
    id: 'checkout.swp.terms',
    section: 'sandbox 8 Amounts',
    title: 'Amount, number and frequency of a SWP are those of the order',
    mend: 'Refuse amounts outside minimum_swp_amount and maximum_swp_amount and options outside the lists with 051.',
    needs,
    run: (on) =>
      requireSwpRefusals(on, '051', [
        { swp_amount: '1' },
        { swp_amount: '99999999' },
        { swp_amount: '1000.001' },
        { swp_no_of_installments: 7_777 },
        { swp_frequency: 'HOURLY' },
      ]),
  }),
  defineCase({
    id: 'checkout.swp.window',
    section: 'sandbox 8 Dates',
    title: 'The first day of a SWP is 8 to 40 days from today',
    mend: 'Refuse another or an excluded swp_date with 051, by the calendar of Asia/Kolkata.',
    needs,
    run: async (on) => {
      const today = await readToday(on);
      const days = [addDays(today, 7), addDays(today, 41), today].map((day) => wireDateOf(day));
      await requireSwpRefusals(
        on,
        '051',
        [...days, '31/02/2027', ''].map((swp_date) => ({ swp_date })),
      );
    },
  }),
  defineCase({
    id: 'checkout.swp.exchange',
    section: 'contract 1.5 code 071',
    title: 'A rejection of the SWP is answered with 071',
    mend: 'Pass the rejection on as 071.',
    needs: [...needs, 'values.rejectedSwpAmount'],
    run: (on) => requireSwpRefusals(on, '071', [{ swp_amount: on.value('rejectedSwpAmount') }]),
  }),
  defineCase({
    id: 'checkout.swp.ended',
    section: 'contract 2.6 cancelSwp',
    title: 'A running SWP ends with the PIN',
    mend: 'Clear mf_order_swp_enabled; answer 020 for an order without a SWP.',
    needs,
    run: async (on) => {
      const { investor, order } = await start(on);
      requireCode(await investor.call('cancelSwp', swpEndRequest(order, investor.pin)), '020');
      const running = await findOrder(investor, 'single', 'order with a SWP', (each) => each.mf_order_swp_enabled);
      requireAccepted(await investor.call('cancelSwp', swpEndRequest(running, investor.pin)));
      const after = await readOrder(investor, 'single', running.order_id);
      requireThat(after?.mf_order_swp_enabled === false, 'mf_order_swp_enabled is not false after the end');
    },
  }),
  defineCase({
    id: 'checkout.stp.targets',
    section: 'contract 2.6 listStpSchemes',
    title: 'The targets of a transfer are listed with their terms',
    mend: 'Answer stp_scheme_list with specifications, stp_frequency_list and stp_installment_list.',
    needs,
    run: async (on) => {
      const { investor, order } = await start(on);
      const answer = requireAccepted(await investor.call('listStpSchemes', stpListRequest(order)));
      requireThat(answer.result.stp_scheme_list.length > 0, 'stp_scheme_list is empty');
      requireThat(answer.stp_frequency_list.length > 0, 'stp_frequency_list is empty');
    },
  }),
  defineCase({
    id: 'checkout.stp.not-allowed',
    section: 'contract 2.6 listStpSchemes',
    title: 'An order without STP has no targets',
    mend: 'Answer 020 for an order whose is_stp_allowed is false.',
    needs,
    run: async (on) => {
      const investor = await on.investor('orders');
      requireCode(await investor.call('listStpSchemes', stpListRequest(await findUnpaid(investor))), '020');
    },
  }),
  defineCase({
    id: 'checkout.stp.registered',
    section: 'contract 2.6 registerStp',
    title: 'A transfer is registered with the PIN',
    mend: 'Create an order of the type stp and set mf_order_stp_enabled of the source.',
    needs,
    run: async (on) => {
      const { investor, order } = await start(on);
      const before = (await readOrders(investor, 'stp')).length;
      requireAccepted(await investor.call('registerStp', await stpRequest(investor, order)));
      requireThat(
        (await readOrders(investor, 'stp')).length === before + 1,
        'listOrders stp does not contain the transfer',
      );
      const after = await readOrder(investor, 'single', order.order_id);
      requireThat(after?.mf_order_stp_enabled === true, 'mf_order_stp_enabled of the source is not true');
    },
  }),
  defineCase({
    id: 'checkout.stp.terms',
    section: 'sandbox 8 Amounts',
    title: 'Amount, number and day of a transfer are those of the target',
    mend: 'Refuse amounts and numbers outside the specification, and a stp_date outside stp_dates, with 051.',
    needs,
    run: (on) =>
      requireStpRefusals(on, '051', [
        { stp_amount: '0' },
        { stp_amount: '99999999' },
        { stp_amount: '500.001' },
        { stp_installments: 0 },
        { stp_installments: 2.5 },
        { stp_date: 0 },
        { stp_date: 32 },
      ]),
  }),
  defineCase({
    id: 'checkout.stp.total',
    section: 'sandbox 8 Amounts',
    title: 'All transfers together do not exceed what is available',
    mend: 'Refuse a plan whose instalments × stp_amount is over stp_available_transfer_amount with 051.',
    needs,
    run: async (on) => {
      const { investor, order } = await start(on);
      const request = await stpRequest(investor, order);
      const plan = request['stp_order'] as Fields;
      const each = Math.floor(Number(order.stp_available_transfer_amount) / Number(plan['stp_installments'])) + 1;
      const stp_order = { ...plan, stp_amount: String(each) };
      requireCode(await investor.call('registerStp', { ...request, stp_order }), '051');
    },
  }),
  defineCase({
    id: 'checkout.stp.exchange',
    section: 'contract 1.5 code 071',
    title: 'A rejection of the transfer is answered with 071',
    mend: 'Pass the rejection on as 071.',
    needs: [...needs, 'values.rejectedStpAmount'],
    run: async (on) => {
      const investor = await on.investor('orders');
      const rupees = Number(on.value('rejectedStpAmount'));
      const orders = (await readOrders(investor, 'single')).filter(({ is_stp_allowed }) => is_stp_allowed);
      const [richest] = orders.toSorted((left, right) => availableOf(right) - availableOf(left));
      const order = requireOffered(richest, 'order with STP');
      const request = await stpRequest(investor, order);
      const plan = request['stp_order'] as Fields;
      if (rupees * Number(plan['stp_installments']) > availableOf(order))
        throw new NotTried('no order has enough for transfers of values.rejectedStpAmount');
      const stp_order = { ...plan, stp_amount: String(rupees) };
      const reply = await investor.call('registerStp', { ...request, stp_order });
      requireCode(reply, '071');
    },
  }),
];
