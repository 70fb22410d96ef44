import {
  LAST_SIP_DAY_OF_MONTH,
  LAST_STP_DAY_OF_MONTH,
  paiseOf,
  STP_AMOUNT_MAX_LENGTH,
  STP_FREQUENCY_THRESHOLD,
  STP_SCHEMES,
  wireDateOf,
  type ListStpSchemesRequest,
  type Order,
  type RegisterStpRequest,
  type StpOrder,
  type StpScheme,
  type StpSpecification,
} from '@folioflow/api/contract';
import { typedDigits } from '../../parts/typed-amount.ts';
import { isWithin, maximumOf, type AmountLimits } from '../../parts/order-limits.ts';
import type { PinRequest } from '../../parts/pin-confirmation/index.ts';
import type {
  StpRegistrationContext,
  StpRegistrationEvent,
  Transfer,
  TransferForm,
  TransferProblem,
} from './stp-registration.types.ts';
import { firstTransferDay } from './transfer-agreement.ts';

export const emptyDraft: StpOrder = {
  stp_frequency: '',
  stp_scheme: '',
  stp_scheme_code: '',
  mfapi_scheme_code: '',
  stp_installments: 0,
  stp_amount: '',
  stp_date: 0,
  stp_date_value: '',
  validation_message_text: '',
};

/** The fund house is that of the order itself (DO-228). */
export const schemesRequest = (order: Order): ListStpSchemesRequest => ({
  file_index: 0,
  scheme_filter: { scheme_amc: order.scheme_amc ?? '' },
  request_for: STP_SCHEMES,
  selected_order: order,
});

const isSame = (one: string, other: string) => one.trim().toUpperCase() === other.trim().toUpperCase();

/** What a target offers for a frequency, in whatever case both are written (DO-239). */
export const specificationsFor = (target: StpScheme | null, frequency: string): readonly StpSpecification[] =>
  (target?.stp_scheme_specifications ?? []).filter(({ stp_frequency }) => isSame(stp_frequency, frequency));

export const chosenSpecification = (target: StpScheme | null, draft: StpOrder): StpSpecification | null =>
  specificationsFor(target, draft.stp_frequency).find(({ scheme_code }) => scheme_code === draft.stp_scheme_code) ??
  null;

export const transferLimits = (specification: StpSpecification): AmountLimits => ({
  minimum: specification.stp_in_minimum_installment_amount,
  maximum: maximumOf(specification.stp_in_maximum_installment_amount),
});

/** A number of the provider's never becomes a list without end. */
const MOST_COUNTS = 600;

/** From the fewest to the most transfers, both included (DO-240). */
export function transferCounts(specification: StpSpecification | null): readonly number[] {
  if (specification === null) return [];
  const fewest = Math.max(1, specification.stp_minimum_installment_numbers);
  const places = Math.min(MOST_COUNTS, Math.max(0, specification.stp_maximum_installment_numbers - fewest + 1));
  return Array.from({ length: Math.floor(places) }, (_, place) => fewest + place);
}

/** The days of a month that a specification allows, `'1, 7,15'`; the 31st cannot be picked (DO-241, A10). */
export const allowedDays = (specification: StpSpecification | null): readonly number[] =>
  (specification?.stp_dates ?? '')
    .split(',')
    .map(Number)
    .filter((day) => Number.isInteger(day) && day >= 1 && day <= LAST_STP_DAY_OF_MONTH);

/** Days 1 to 30; one above 28 that is not allowed is hidden (DO-246 to DO-248). */
export function dayCells(specification: StpSpecification | null): TransferForm['days'] {
  const allowed = allowedDays(specification);
  return Array.from({ length: LAST_STP_DAY_OF_MONTH }, (_, index) => index + 1)
    .map((day) => ({ day, isAllowed: allowed.includes(day) }))
    .filter(({ day, isAllowed }) => isAllowed || day <= LAST_SIP_DAY_OF_MONTH);
}

/** Whether a transfer may be submitted (DO-253); its day is looked at when it is (A07). */
export function isDraftComplete({ target, draft }: Pick<StpRegistrationContext, 'target' | 'draft'>): boolean {
  const specification = chosenSpecification(target, draft);
  return (
    draft.stp_frequency.length > STP_FREQUENCY_THRESHOLD &&
    draft.stp_installments >= 1 &&
    specification !== null &&
    isWithin(draft.stp_amount, transferLimits(specification))
  );
}

const availableOf = (order: Order | null): number => paiseOf(order?.stp_available_transfer_amount ?? '') ?? 0;

/** INV-25: a day that is allowed, a target that is known, and no more in all than is available, compared in paise (DO-255). */
export function problemIn({ order, target, draft }: StpRegistrationContext): TransferProblem | null {
  const specification = chosenSpecification(target, draft);
  if (specification === null || !allowedDays(specification).includes(draft.stp_date)) return { kind: 'invalid' };
  const available = availableOf(order);
  if (draft.stp_installments * (paiseOf(draft.stp_amount) ?? Infinity) <= available) return null;
  const limit = (Number(order?.stp_available_transfer_amount) / draft.stp_installments).toFixed(2);
  return { kind: 'overAvailable', limit };
}

type DraftChange = Omit<Extract<StpRegistrationEvent, { type: 'draft.changed' }>, 'type'>;
type Drafting = Pick<StpRegistrationContext, 'target' | 'frequencies' | 'draft'>;

const withScheme = (target: StpScheme | null, draft: StpOrder, found: StpSpecification | undefined): StpOrder => ({
  ...emptyDraft,
  stp_frequency: draft.stp_frequency,
  stp_amount: draft.stp_amount,
  ...(found && {
    stp_scheme: found.scheme_name,
    stp_scheme_code: found.scheme_code,
    mfapi_scheme_code: target?.mfapi_scheme_code ?? '',
  }),
});

/** Another frequency clears scheme, number and day; one scheme needs no choosing. What is not offered changes nothing. */
export function changedDraft({ target, frequencies, draft }: Drafting, change: DraftChange): StpOrder {
  const { frequency, scheme, installments, amount } = change;
  if (frequency !== undefined && frequencies.some(({ value }) => value === frequency)) {
    const offered = specificationsFor(target, frequency);
    return withScheme(target, { ...draft, stp_frequency: frequency }, offered.length === 1 ? offered[0] : undefined);
  }
  if (scheme !== undefined) {
    const found = specificationsFor(target, draft.stp_frequency).find(({ scheme_code }) => scheme_code === scheme);
    return found === undefined ? draft : withScheme(target, draft, found);
  }
  if (installments !== undefined)
    return transferCounts(chosenSpecification(target, draft)).includes(installments)
      ? { ...draft, stp_installments: installments }
      : draft;
  return amount === undefined
    ? draft
    : { ...draft, stp_amount: typedDigits(amount, draft.stp_amount, STP_AMOUNT_MAX_LENGTH) };
}

/** The first day of the transfers travels beside the day of the month. */
export function withDay(
  { draft, earliest }: Pick<StpRegistrationContext, 'draft' | 'earliest'>,
  day: number,
): StpOrder {
  const first = firstTransferDay(day, earliest);
  return { ...draft, stp_date: day, stp_date_value: first === null ? '' : wireDateOf(first) };
}

/** The same source, target and terms are the same transfer. */
export const nameOf = ({ target, draft }: Pick<StpRegistrationContext, 'target' | 'draft'>): string =>
  JSON.stringify([target?._id, draft]);

/** Null where the target is none of those that were offered: then nothing is asked (DO-260, X-21). */
export function registerRequest({
  subject: { source, target, order },
  pin,
}: PinRequest<Transfer>): RegisterStpRequest | null {
  const specification = chosenSpecification(target, order);
  return (
    specification && {
      source_scheme: source,
      target_scheme: specification,
      stp_order: order,
      pin_verification_value: pin,
    }
  );
}
