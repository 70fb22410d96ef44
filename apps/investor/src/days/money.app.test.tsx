import { i18n } from '@folioflow/flows/testing/texts';
import type { Order } from '@folioflow/api/contract';
import { formatDay } from '@folioflow/ui';
import { press, typeText } from '@folioflow/wiring/testing/gestures';
import { button, describe, expect, field, page, READY, test, visit, waitForPath } from '../testing/app-test.tsx';
import { newMandateRadio, registerMandateButton } from '../testing/steps/mandates.ts';
import { fetchOrders } from '../testing/steps/order-actions.ts';
import {
  confirmOrder,
  createOrderButton,
  invest,
  payOrder,
  reviewOrderButton,
  settleNominee,
} from '../testing/steps/order.ts';
import { askForRedemptionCodes, confirmRedemption, startRedemption } from '../testing/steps/redemption.ts';
import { askForSipCode, confirmSip, reviewSipButton, settleSipNominee } from '../testing/steps/sip.ts';
import { drawPicture } from '../testing/pictures.ts';
import { chartPath } from '../testing/test-data.ts';
import { startAwkwardDay } from '../testing/awkward-day.ts';
import { orderDays } from '../testing/order-days.ts';

/** Persona with orders of every kind and state. */
const WITH_ORDERS = '9000000101';

const mainRegion = () => page.getByRole('main');
const wireDay = (day: string) => day.split('-').reverse().join('/');
/** Matches a text with these parts in their order. */
const containing = (...parts: readonly string[]) => new RegExp(parts.join('.*'));
const linesOf = ({ order_list }: Order, text: string) =>
  order_list.filter(({ mf_order_message }) => mf_order_message.includes(text));
/** The last minute of the day before. */
const endOfDayBefore = (day: string) => ({ set: `${day}T00:00:00+05:30`, advance_seconds: -60 });
const endOfDay = (day: string) => ({ set: `${day}T23:55:00+05:30` });

describe.each(orderDays)(
  '$name',
  ({ moment, isToday, nav, units, credit, instalments: [firstInstalment, secondInstalment] }) => {
    test('a first lumpsum is dealt on the day that the page names, is paid once, and has its units in time', async () => {
      const { sandbox, network, moveClock } = await startAwkwardDay(moment, READY);
      const dealing = containing(
        isToday
          ? String.raw`If you pay by 15:00 IST on \w{3}, ${formatDay(i18n, nav)}, you get the`
          : 'If you pay now, you get the',
        `NAV of \\w{3}, ${formatDay(i18n, nav)}\\.`,
        `Units are expected on \\w{3}, ${formatDay(i18n, units)}`,
      );
      await invest('5000');
      await settleNominee();
      await press(reviewOrderButton());
      await expect.element(page.getByRole('region', { name: 'What you agree to' })).toMatchTextContent(dealing);
      await press(createOrderButton());
      await confirmOrder();
      await waitForPath(/\/orderEditCheckout\/$/);
      await expect.element(mainRegion()).toMatchTextContent(dealing);
      await payOrder('UPI', 'success@upi');
      await waitForPath(/\/paymentPage\/$/);
      // The page is open before the payment is requested.
      await expect.poll(() => network.callsTo('order/payment/initiate')).toHaveLength(1);
      await network.waitUntilQuiet();

      await moveClock(endOfDayBefore(units));
      const [paid] = await fetchOrders(network, '/orderList');
      expect(paid).toMatchObject({ order_start_date: wireDay(nav), mf_order_is_allotted: false });
      await moveClock(endOfDay(units));
      const orders = await fetchOrders(network, '/orderList');
      expect(orders).toMatchObject([{ mf_order_is_allotted: true }]);
      for (const text of ['Payment received', 'Units allotted'])
        expect(orders.flatMap((order) => linesOf(order, text))).toHaveLength(1);
      expect((await sandbox.effects()).rows).toMatchObject({ orders: 1, payments: 1 });
    });

    test('a SIP with a new mandate begins on the first day that may be chosen, and each instalment is debited once', async () => {
      const { sandbox, network, moveClock } = await startAwkwardDay(moment, READY);
      visit(chartPath);
      await press(button('Invest'));
      await press(page.getByRole('tab', { name: 'INVEST IN SIP' }));
      await typeText(field('Amount of each instalment'), '5000');
      await press(page.getByRole('button', { name: /^SIP payment date/ }));
      const dates = page.getByRole('dialog', { name: 'Choose a monthly SIP date' });
      await press(dates.getByRole('button', { name: containing('starting on', formatDay(i18n, firstInstalment)) }));
      await press(page.getByRole('button', { name: /^Start SIP: / }));
      await waitForPath(/\/sipCheckout\/$/);
      await settleSipNominee();
      await press(newMandateRadio());
      await press(registerMandateButton());
      const title = page.getByRole('heading', { name: /^Sign the form for mandate M\d+$/ });
      await expect.element(title).toBeVisible();
      const mandate = title.element().textContent.replace(/^.* /, '');
      await field('Signed form').upload(await drawPicture(`${mandate}.png`));
      await press(button('Upload'));
      const card = page.getByRole('article', { name: `Mandate ${mandate}` });
      const refresh = page.getByRole('button', { name: `Refresh mandate ${mandate}` });
      await expect.element(card).toMatchTextContent('Under process for bank approval');
      await press(refresh);
      await expect.poll(() => network.callsTo('validation/nachmandate/status')).toHaveLength(1);
      await network.waitUntilQuiet();
      await press(refresh);
      await expect.element(card).toMatchTextContent('Approved');
      await press(reviewSipButton());
      await expect
        .element(page.getByRole('region', { name: 'What you agree to' }))
        .toMatchTextContent(formatDay(i18n, firstInstalment));
      await askForSipCode();
      await confirmSip();
      await waitForPath(/\/sipResponse\/?$/);
      await expect.element(mainRegion()).toMatchTextContent(formatDay(i18n, firstInstalment));
      expect(network.callsTo('xsip/create').map(({ body }) => body['client_info'])).toMatchObject([
        { sip_start_date: wireDay(firstInstalment), mandate_id: mandate },
      ]);

      await moveClock(endOfDayBefore(firstInstalment));
      const debits = async () => {
        const sips = await fetchOrders(network, '/sipList');
        return sips
          .flatMap((sip) => linesOf(sip, `debited under mandate ${mandate}`))
          .map(({ created_date }) => created_date.slice(0, 10));
      };
      expect(await debits()).toEqual([]);
      await moveClock(endOfDay(firstInstalment));
      expect(await debits()).toEqual([firstInstalment]);
      await moveClock(endOfDay(secondInstalment));
      expect(await debits()).toEqual([firstInstalment, secondInstalment]);
      expect((await sandbox.effects()).rows).toMatchObject({ schedules: 1 });
    });

    test('a redemption is dealt and credited on the days that the page names, once', async () => {
      const { sandbox, network, moveClock } = await startAwkwardDay(moment, WITH_ORDERS);
      const before = (await sandbox.effects()).rows['payouts'] ?? 0;
      const { order_id: id } = await startRedemption(network);
      const agreement = page.getByRole('region', { name: 'What happens next' });
      const promise = containing(
        `At the NAV of\\s*\\w{3}, ${formatDay(i18n, nav)}${isToday ? `\\s*For requests by 15:00 IST on \\w{3}, ${formatDay(i18n, nav)}` : ''}`,
        `In your account by\\s*\\w{3}, ${formatDay(i18n, credit)}`,
      );
      await expect.element(agreement).toMatchTextContent(promise);
      await askForRedemptionCodes('500');
      await expect.element(agreement).toMatchTextContent(promise);
      await confirmRedemption();
      await expect.element(mainRegion().getByText(/^Your redemption of ₹500 is placed$/)).toBeVisible();
      await expect
        .element(mainRegion())
        .toMatchTextContent(containing(`at the NAV of ${formatDay(i18n, nav)}`, `by ${formatDay(i18n, credit)}`));

      const creditCount = async () => {
        const orders = await fetchOrders(network, '/orderList');
        return orders.filter(({ order_id }) => order_id === id).flatMap((order) => linesOf(order, ' credited')).length;
      };
      await moveClock(endOfDayBefore(credit));
      const creditsBefore = await creditCount();
      await moveClock(endOfDay(credit));
      expect(await creditCount()).toBe(creditsBefore + 1);
      expect((await sandbox.effects()).rows['payouts']).toBe(before + 1);
    });
  },
);
