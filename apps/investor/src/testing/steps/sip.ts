import { i18n } from '@folioflow/flows/testing/texts';
import { addDays, dayInIndia, eachDayBetween, wireDateOf } from '@folioflow/api/contract';
import { button, expect, now, page, visit, type Investor } from '../app-test.tsx';
import { scheme } from '../test-data.ts';
import { firstNominee, orderCodeField } from './order.ts';
import { press, typeText } from '@folioflow/wiring/testing/gestures';

/** Returns the first date, at least eight days ahead, with this day of the month. */
export function firstSipDay(dayOfMonth = 5): string {
  const today = dayInIndia(now());
  const days = eachDayBetween(addDays(today, 8), addDays(today, 70));
  return wireDateOf(days.find((day) => Number(day.slice(8)) === dayOfMonth) ?? '');
}

/** Creates the navigation state of the invest panel, with a false scheme name and false limits. */
export const createSipState = (change: object = {}) => ({
  selected_order: {
    scheme_code: scheme.code,
    sip_type: 'xsip',
    minimum_installment_amount: 1,
    maximum_installment_amount: 0,
  },
  sip_order: {
    scheme_code: scheme.code,
    scheme_isin: scheme.isin,
    scheme_name: 'Sarkari Guaranteed 18% Fund',
    sip_frequency: 'MONTHLY',
    sip_amount: '5000',
    sip_date: 5,
    sip_date_value: firstSipDay(),
    sip_installment_numbers: 12,
    ...change,
  },
  nominee_list: [],
});

/** Button of the line with the mandate that suits; it opens the choice. */
export const changeMandateButton = () => button(i18n._('mandates.choice.change.of'));
/** Checkbox of the suggested mandate in the open choice; the others are hidden until it is unticked. */
export const suggestedMandate = () => page.getByRole('checkbox', { name: /^Use this mandate/, checked: true });
export async function showAllMandates(): Promise<void> {
  await press(changeMandateButton());
  await press(suggestedMandate());
}

/** Persona with one approved mandate that no SIP uses. */
export const WITH_ONE_MANDATE = '9000000110';

export const reviewSipButton = () => button(i18n._('sip.review.go'));
export const createSipButton = () => button(i18n._('sip.create.withMandate'));
export const confirmSipButton = () => button(i18n._('sip.confirm'));

/** Chooses the first nominee, or continues with the suggested one of an earlier order. */
export async function settleSipNominee(): Promise<void> {
  const suggested = button(i18n._('sip.nominee.go'));
  await expect.element(firstNominee().or(suggested).first()).toBeVisible();
  await press(suggested.query() === null ? firstNominee() : suggested);
}

/** Leads to the review of a SIP under the first mandate that can pay. */
export async function reviewSip(change: object = {}): Promise<void> {
  visit('/sipCheckout', createSipState(change));
  await settleSipNominee();
  await expect.element(changeMandateButton()).toBeVisible();
  await press(reviewSipButton());
  await expect.element(page.getByRole('region', { name: 'What you agree to' })).toBeVisible();
}

export async function askForSipCode(): Promise<void> {
  await press(createSipButton());
  await expect.element(orderCodeField()).toBeVisible();
}

export async function confirmSip(code = '123456'): Promise<void> {
  await typeText(orderCodeField(), code);
  await press(confirmSipButton());
}

/** Returns the number of SIPs of this investor at the provider. */
export const fetchSipCount = async ({ sandbox }: Investor): Promise<number> =>
  (await sandbox.effects()).rows['schedules'] ?? 0;
