import { addDays, calendarDayOf, wireDateOf } from '@folioflow/api/contract';
import { httpRouteOfRequest } from '@folioflow/api/schemas';
import { operationOf } from '../../http/operations.ts';
import { requireAccepted, requireCode } from '../../judge/judge-answer.ts';
import { defineCase } from '../../kit/define-case.ts';
import { type Fields } from '../../ground/fields.ts';
import { requireThat } from '../../ground/verdicts.ts';
import { type CaseContext } from '../../kit/case-context.ts';
import { indianDay, timeOfReply } from '../support/clock.ts';
import { readOrder, readOrders } from '../support/order-lists.ts';
import { readChart } from '../support/schemes.ts';
import { dayOf, sendSip, sipRequest } from '../support/sips.ts';

const section = 'contract 2.6 createSipOrder';
const BY_HAND = ['investors.ready', 'values.plainSipScheme'] as const;
const BY_MANDATE = ['investors.orders', 'values.sipScheme'] as const;

/** Sends a SIP by hand with changed fields, several times with the codes of the first. */
const requireRefusals = async (on: CaseContext, code: string, changes: readonly Fields[]): Promise<void> => {
  const investor = await on.investor('ready');
  const request = await sipRequest(on, investor, 'byHand');
  for (const change of changes) {
    const changed = { ...request, client_info: { ...request.client_info, ...change } };
    requireCode(await investor.call('createSipOrder', changed), code);
  }
  requireThat((await readOrders(investor, 'xsip')).length === 0, 'a refused SIP was stored');
};

export const sipCases = [
  defineCase({
    id: 'checkout.sip.by-hand',
    section,
    title: 'A SIP without a mandate is registered at /sip/create',
    mend: 'Answer result with the SIP, display_html and navigateScreen.',
    needs: BY_HAND,
    run: async (on) => {
      const investor = await on.investor('ready');
      const { result } = requireAccepted(await sendSip(on, investor, 'byHand'));
      requireThat(result.mf_order_registration_no !== '', 'the SIP has no registration number');
      requireThat(
        (await readOrder(investor, 'xsip', result.order_id)) !== undefined,
        'listOrders xsip does not contain the SIP',
      );
    },
  }),
  defineCase({
    id: 'checkout.sip.by-mandate',
    section,
    title: 'A SIP with an approved mandate is registered at /xsip/create',
    mend: 'Accept sip_type xsip at /xsip/create and answer the order with that type.',
    needs: BY_MANDATE,
    run: async (on) => {
      const { result } = requireAccepted(await sendSip(on, await on.investor('orders'), 'mandate'));
      requireThat(result.mf_order_type.toLowerCase() === 'xsip', `mf_order_type is ${result.mf_order_type}, not xsip`);
    },
  }),
  defineCase({
    id: 'checkout.sip.path',
    section,
    title: 'A SIP at the address of the other kind is refused with 051',
    mend: 'Compare sip_type with the path: xsip at /xsip/create, any other at /sip/create.',
    needs: BY_HAND,
    run: async (on) => {
      const { path } = httpRouteOfRequest(operationOf('createSipOrder'), { client_info: { sip_type: 'xsip' } });
      const reply = await sendSip(on, await on.investor('ready'), 'byHand', {}, { path });
      requireCode(reply, '051');
    },
  }),
  defineCase({
    id: 'checkout.sip.mandate',
    section: 'conflicts C-77',
    title: 'A SIP of the kind xsip needs a usable mandate of the caller',
    mend: 'Refuse an empty, unknown or unusable mandate_id with 020.',
    needs: BY_MANDATE,
    run: async (on) => {
      const investor = await on.investor('orders');
      const request = await sipRequest(on, investor, 'mandate');
      for (const mandate_id of ['', 'M9999999'])
        requireCode(
          await investor.call('createSipOrder', { ...request, client_info: { ...request.client_info, mandate_id } }),
          '020',
        );
    },
  }),
  defineCase({
    id: 'checkout.sip.limit',
    section,
    title: 'An instalment over the remaining limit of the mandate is refused with 051',
    mend: 'Compare the instalment with amount − limit_used of the mandate.',
    needs: BY_MANDATE,
    run: async (on) => {
      const reply = await sendSip(on, await on.investor('orders'), 'mandate', { sip_installment_amount: '49999' });
      requireCode(reply, '051');
    },
  }),
  defineCase({
    id: 'checkout.sip.amounts',
    section: 'sandbox 8 Amounts',
    title: 'An instalment is a decimal number within the limits of the scheme',
    mend: 'Refuse any other sip_installment_amount with 051.',
    needs: BY_HAND,
    run: (on) =>
      requireRefusals(
        on,
        '051',
        ['', '0', '-1000', '1e4', '1000.123', '99999999999'].map((amount) => ({ sip_installment_amount: amount })),
      ),
  }),
  defineCase({
    id: 'checkout.sip.count',
    section,
    title: 'The number of instalments lies within the limits of the scheme',
    mend: 'Refuse a fraction, 0 and a number outside sip_minimum_ and sip_maximum_installment_numbers with 051.',
    needs: BY_HAND,
    run: (on) =>
      requireRefusals(
        on,
        '051',
        [0, -1, 1.5, 100_000].map((count) => ({ sip_no_of_installments: count })),
      ),
  }),
  defineCase({
    id: 'checkout.sip.window',
    section: 'sandbox 8 Dates',
    title: 'The first day lies within sip_minimum_date and sip_maximum_date',
    mend: 'Refuse an earlier or later sip_start_date with 051, by the calendar of Asia/Kolkata.',
    needs: BY_HAND,
    run: async (on) => {
      const chart = await readChart(await on.reader('ready'), on.value('plainSipScheme'));
      const [first, last] = [
        dayOf(chart.sip_minimum_date, 'sip_minimum_date'),
        dayOf(chart.sip_maximum_date, 'sip_maximum_date'),
      ];
      const days = [addDays(first, -1), addDays(last, 1), addDays(first, -20), addDays(last, 300)];
      await requireRefusals(
        on,
        '051',
        days.map((day) => ({ sip_start_date: wireDateOf(day) })),
      );
    },
  }),
  defineCase({
    id: 'checkout.sip.date-form',
    section: 'contract 1.4 Calendar date',
    title: 'A date that does not exist is refused with 051',
    mend: 'Parse dd/mm/yyyy strictly: refuse 31/02, month 13, other orders and empty texts.',
    needs: BY_HAND,
    run: (on) =>
      requireRefusals(
        on,
        '051',
        ['31/02/2027', '05/13/2027', '2027/01/05', '5/1/2027', '', 'soon'].map((day) => ({ sip_start_date: day })),
      ),
  }),
  defineCase({
    id: 'checkout.sip.window-dates',
    section: 'sandbox 8 Dates',
    title: 'The window of a SIP is 8 to 40 days from today, and never begins on the 29th to 31st',
    mend: 'Answer sip_minimum_date and sip_maximum_date as dd/mm/yyyy, counted from today in Asia/Kolkata.',
    needs: BY_HAND,
    run: async (on) => {
      const reply = await (
        await on.reader('ready')
      ).call('getSchemeStatistics', {
        param_isin: '',
        param_scheme_code: on.value('plainSipScheme'),
        param_scheme_name: '',
      });
      const { sip_minimum_date, sip_maximum_date } = requireAccepted(reply);
      for (const written of [sip_minimum_date, sip_maximum_date])
        requireThat(
          /^\d{2}\/\d{2}\/\d{4}$/.test(written) && calendarDayOf(written) !== null,
          `${written} is no dd/mm/yyyy`,
        );
      const today = indianDay(timeOfReply(reply));
      const [first, last] = [dayOf(sip_minimum_date, 'sip_minimum_date'), dayOf(sip_maximum_date, 'sip_maximum_date')];
      requireThat(
        first >= addDays(today, 8) && first <= addDays(today, 11),
        `sip_minimum_date ${first} is not 8 days after ${today}`,
      );
      requireThat(last === addDays(today, 40), `sip_maximum_date ${last} is not 40 days after ${today}`);
      requireThat(
        Number(first.slice(8)) <= 28 || first.slice(5) === '02-29',
        `sip_minimum_date ${first} is after the 28th`,
      );
    },
  }),
  defineCase({
    id: 'checkout.sip.exchange',
    section: 'contract 1.5 code 071',
    title: 'A rejection of the SIP by the exchange is answered with 071',
    mend: 'Pass the rejection on as 071 and store nothing.',
    needs: [...BY_HAND, 'values.rejectedSipAmount'],
    run: (on) => requireRefusals(on, '071', [{ sip_installment_amount: on.value('rejectedSipAmount') }]),
  }),
  defineCase({
    id: 'checkout.sip.frequency',
    section,
    title: 'A frequency that the scheme does not offer is refused with 051',
    mend: 'Compare sip_frequency_type with the frequencies of sip_order_terms.',
    needs: BY_HAND,
    run: (on) => requireRefusals(on, '051', [{ sip_frequency_type: 'HOURLY' }, { sip_frequency_type: '' }]),
  }),
];
