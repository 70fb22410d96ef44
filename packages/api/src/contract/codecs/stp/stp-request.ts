import { wireDateOf, type CalendarDay } from '../../formats.ts';
import type { RegisterStpRequest, Order, StpOrder, StpSpecification } from '../../wire-types.gen.ts';

/** The scheme that receives the transfers. */
export interface StpScheme {
  readonly code: string;
  readonly name: string;
  /** Code of the scheme at mfapi.in. */
  readonly mfapiCode: string;
}

/** The terms of the transfers as the investor enters them. */
export interface StpDraft {
  /** '' before the choice. */
  readonly frequency: string;
  readonly scheme: StpScheme | null;
  readonly installments: number | null;
  /** Rupees of one transfer as entered, in whole paise; a retry repeats the text. */
  readonly amount: string;
  /** The day of the month. */
  readonly day: number | null;
  /** The first such day as shown to the investor; null if the provider names no earliest day. */
  readonly firstDay: CalendarDay | null;
}

/** The draft before the first choice. */
export const EMPTY_STP_DRAFT: StpDraft = {
  frequency: '',
  scheme: null,
  installments: null,
  amount: '',
  day: null,
  firstDay: null,
};

/** The nine documented entries of the transfers (DO-362). */
const stpOrderOf = ({ frequency, scheme, installments, amount, day, firstDay }: StpDraft): StpOrder => ({
  stp_frequency: frequency,
  stp_scheme: scheme?.name ?? '',
  stp_scheme_code: scheme?.code ?? '',
  mfapi_scheme_code: scheme?.mfapiCode ?? '',
  stp_installments: installments ?? 0,
  stp_amount: amount,
  stp_date: day ?? 0,
  stp_date_value: firstDay === null ? '' : wireDateOf(firstDay),
  validation_message_text: '',
});

/** A STP as the investor entered it, with its source and target. */
export interface RequestedStp {
  readonly source: Order;
  /** The specification of the chosen scheme and frequency, as the provider returned it. */
  readonly target: StpSpecification;
  readonly draft: StpDraft;
}

/** Returns the request that registers a STP, confirmed by the PIN (DO-261). */
export const stpRequestOf = ({ source, target, draft }: RequestedStp, pin: string): RegisterStpRequest => ({
  source_scheme: source,
  target_scheme: target,
  stp_order: stpOrderOf(draft),
  pin_verification_value: pin,
});
