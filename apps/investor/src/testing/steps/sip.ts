import { dayInIndia } from '@folioflow/ui';
import { page } from '../app-test.tsx';
import { scheme } from '../known.ts';

/** The first 5th of a month from the eighth day on. */
export function firstDay(): string {
  const day = new Date(`${dayInIndia(Date.now() + 8 * 86_400_000)}T00:00:00Z`);
  while (day.getUTCDate() !== 5) day.setUTCDate(day.getUTCDate() + 1);
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
