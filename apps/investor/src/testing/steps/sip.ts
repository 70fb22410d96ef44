import { dayInIndia } from '@folioflow/ui';
import { button, expect, field, page, visit, type Investor } from '../app-test.tsx';
import { scheme } from '../known.ts';
import { firstNominee } from './order.ts';
import { press, type } from '@folioflow/wiring/testing/hands';

/** The first such day of a month from the eighth day on. */
export function firstDay(dayOfMonth = 5): string {
  const day = new Date(`${dayInIndia(Date.now() + 8 * 86_400_000)}T00:00:00Z`);
  while (day.getUTCDate() !== dayOfMonth) day.setUTCDate(day.getUTCDate() + 1);
  const [year, month, date] = day.toISOString().slice(0, 10).split('-');
  return `${date}/${month}/${year}`;
}

/** As the invest panel hands it over, under another name and with limits of its own. */
export const askedSip = (change: object = {}) => ({
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
    sip_date_value: firstDay(),
    sip_installment_numbers: 12,
    ...change,
  },
});

/** The first mandate that may pay. */
export const chooseMandate = () => page.getByRole('checkbox', { name: /^Use this mandate/, disabled: false }).first();

/** A person with one approved mandate, which no SIP uses yet. */
export const WITH_ONE_MANDATE = '9000000110';

/** What is agreed to, for a SIP under the first mandate that may pay. */
export async function reviewSip(change: object = {}): Promise<void> {
  visit('/sipCheckout', askedSip(change));
  await press(firstNominee());
  await press(chooseMandate());
  await press(button('Review'));
  await expect.element(page.getByRole('region', { name: 'What you agree to' })).toBeVisible();
}

export async function askForSipCode(): Promise<void> {
  await press(button('Create Sip Order'));
  await expect.element(field('OTP')).toBeVisible();
}

export async function confirmSip(code = '123456'): Promise<void> {
  await type(field('OTP'), code);
  await press(button('Confirm Sip Order'));
}

/** How many SIPs the provider has of this investor. */
export const sipsOf = async ({ sandbox }: Investor): Promise<number> =>
  (await sandbox.effects()).rows['schedules'] ?? 0;
