import {
  type BankAccount,
  type CalendarDay,
  calendarDayOf,
  isAmountText,
  type Nominee,
  sipOptionSchema,
  type SipOption,
  sipOrderFormSchema,
  type SipOrderForm,
} from '@folioflow/api/contract';
import { parseWithSchema } from '../../kit/parse-with-schema.ts';

/** Navigation state of /sipCheckout: the seven entries under their wire names (DO-281). */
export interface SipCheckoutState {
  /** The chosen option of the scheme. */
  readonly selected_order: SipOption;
  /**
   * The entered SIP: its scheme is the scheme of the page, `sip_amount` the amount as typed, `sip_date_value` the first
   * day.
   */
  readonly sip_order: SipOrderForm;
  readonly bank_account_list: readonly BankAccount[];
  readonly nominee_list: readonly Nominee[] | null;
  readonly is_no_nominee_registered: boolean;
  /** PDF as base64. */
  readonly no_nominee_form: string;
  readonly client_code: string;
}

/** The request in the navigation state of /sipCheckout; everything else is loaded from the provider. */
export interface RequestedSip {
  readonly scheme: { readonly isin: string; readonly code: string; readonly name: string };
  /** Identifies the option among those of its frequency, by code and display text. */
  readonly option: { readonly code: string; readonly name: string };
  readonly frequency: string;
  /** Rupees, as typed. */
  readonly amount: string;
  readonly installments: number;
  readonly firstDay: CalendarDay;
}

/** Parses the navigation state of /sipCheckout; null without a SIP that can be requested (DO-283). */
export function sipCheckoutStateOf(value: unknown): RequestedSip | null {
  if (typeof value !== 'object' || value === null) return null;
  const entries = value as Readonly<Record<string, unknown>>;
  const option = parseWithSchema<SipOption>(sipOptionSchema, entries['selected_order']);
  const form = parseWithSchema<SipOrderForm>(sipOrderFormSchema, entries['sip_order']);
  const firstDay = calendarDayOf(form?.sip_date_value ?? '');
  if (option === null || form === null || firstDay === null || !isAmountText(form.sip_amount)) return null;
  return {
    scheme: { isin: form.scheme_isin, code: form.scheme_code, name: form.scheme_name },
    option: { code: option.scheme_code, name: option.display_text },
    frequency: form.sip_frequency,
    amount: form.sip_amount,
    installments: form.sip_installment_numbers,
    firstDay,
  };
}
