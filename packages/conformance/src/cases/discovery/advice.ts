import { type Fields, textAt } from '../../ground/fields.ts';
import { requireAccepted, requireCode } from '../../judge/judge-answer.ts';
import { type CaseContext } from '../../kit/case-context.ts';
import { defineCase } from '../../kit/define-case.ts';
import { requireThat } from '../../ground/verdicts.ts';
import { type Investor } from '../../people/person.ts';
import { requireOffered } from '../support/schemes.ts';
import { readWatchlists } from './watchlists.ts';

const section = 'contract 2.5 orderAdvice';
const needs = ['investors.watchlists'] as const;

/** Request of an order for advice on a list with or without a subscription. */
const adviceRequest = async (investor: Investor, isSubscribed = false): Promise<Fields> => {
  const { scheme_watch_list, list_pricing, list_scheme_advisors } = await readWatchlists(investor);
  const list = requireOffered(
    scheme_watch_list.find(
      ({ subscription_enabled, scheme_list }) => subscription_enabled === isSubscribed && scheme_list.length > 0,
    ),
    'watchlist for advice',
  );
  return {
    selected_watchlist: list,
    request_mode: 'create order',
    pricing_plan: requireOffered(list_pricing[0], 'plan'),
    scheme_advisor: requireOffered(list_scheme_advisors[0], 'advisor'),
    watchlist_name: list.label,
  };
};

const openOrder = async (on: CaseContext) => {
  const investor = await on.investor('watchlists');
  const request = await adviceRequest(investor);
  const { result } = requireAccepted(await investor.call('orderAdvice', request));
  return { investor, request, info: requireOffered(result.razorpay_orderinfo, 'razorpay_orderinfo') };
};

export const adviceCases = [
  defineCase({
    id: 'discovery.advice.created',
    section,
    title: 'An order for advice has the price of the plan in paise',
    mend: 'Answer result.razorpay_orderinfo with key, id, currency INR and the amount of the plan in paise.',
    needs,
    run: async (on) => {
      const { info } = await openOrder(on);
      requireThat(Number.isInteger(info.amount) && info.amount > 0, `amount is ${info.amount}, not whole paise`);
      requireThat(info.currency === 'INR', `currency is ${info.currency}`);
    },
  }),
  defineCase({
    id: 'discovery.advice.posted-price',
    section: 'conflicts C-80',
    title: 'The price of the request does not count',
    mend: 'Read the price by the id of the plan.',
    needs,
    run: async (on) => {
      const { investor, request, info } = await openOrder(on);
      const plan = request['pricing_plan'] as Fields;
      const cheap = { ...request, pricing_plan: { ...plan, label: '₹1', value: '1' } };
      const { result } = requireAccepted(await investor.call('orderAdvice', cheap));
      requireThat(result.razorpay_orderinfo?.amount === info.amount, 'the price of the request changed the amount');
    },
  }),
  defineCase({
    id: 'discovery.advice.confirmed',
    section,
    title: 'A paid order subscribes the list once',
    mend: 'Check the signature of the payment, then set subscription_enabled.',
    needs: [...needs, 'adviceCheckout'],
    run: async (on) => {
      const { investor, request, info } = await openOrder(on);
      const payment_order_response = { ...(await on.payAdvice(info)), order_id: info.id };
      const confirm = { ...request, request_mode: 'confirm order', payment_order_response };
      const { result } = requireAccepted(await investor.call('orderAdvice', confirm));
      const id = textAt(request['selected_watchlist'] as Fields, 'id');
      const list = result.scheme_watch_list.find((each) => each.id === id);
      requireThat(list?.subscription_enabled === true, 'subscription_enabled is not true after the payment');
      requireCode(await investor.call('orderAdvice', request), '020');
    },
  }),
  defineCase({
    id: 'discovery.advice.signature',
    section: 'contract 1.5 code 072',
    title: 'A payment with a wrong signature is refused with 072',
    mend: 'Verify the signature of order id and payment id with the secret of the payment provider.',
    needs: [...needs, 'adviceCheckout'],
    run: async (on) => {
      const { investor, request, info } = await openOrder(on);
      const paid = await on.payAdvice(info);
      const forged = { ...paid, order_id: info.id, razorpay_signature: 'forged' };
      const confirm = { ...request, request_mode: 'confirm order', payment_order_response: forged };
      requireCode(await investor.call('orderAdvice', confirm), '072');
    },
  }),
  defineCase({
    id: 'discovery.advice.unpaid',
    section: 'contract 1.5 code 072',
    title: 'A confirmation without a payment is refused with 072',
    mend: 'Confirm only a captured payment.',
    needs,
    run: async (on) => {
      const { investor, request, info } = await openOrder(on);
      const payment_order_response = {
        razorpay_payment_id: 'pay_unknown',
        razorpay_order_id: info.id,
        razorpay_signature: 'unknown',
        order_id: info.id,
      };
      const confirm = { ...request, request_mode: 'confirm order', payment_order_response };
      requireCode(await investor.call('orderAdvice', confirm), '072');
    },
  }),
  defineCase({
    id: 'discovery.advice.subscribed',
    section,
    title: 'A subscribed list is not subscribed again',
    mend: 'Answer 020 to an order for a list with subscription_enabled.',
    needs,
    run: async (on) => {
      const investor = await on.investor('watchlists');
      requireCode(await investor.call('orderAdvice', await adviceRequest(investor, true)), '020');
    },
  }),
  defineCase({
    id: 'discovery.advice.unknown',
    section,
    title: 'An unknown list, plan or advisor is refused with 061',
    mend: 'Look each of them up by its id.',
    needs,
    run: async (on) => {
      const investor = await on.investor('watchlists');
      const request = await adviceRequest(investor);
      for (const change of [
        { selected_watchlist: { ...(request['selected_watchlist'] as Fields), id: 'no-such-list' } },
        { pricing_plan: { ...(request['pricing_plan'] as Fields), id: 'no-such-plan' } },
        { scheme_advisor: { ...(request['scheme_advisor'] as Fields), _id: 'no-such-advisor' } },
      ])
        requireCode(await investor.call('orderAdvice', { ...request, ...change }), '061');
    },
  }),
];
