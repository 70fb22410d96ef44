import {
  EMPTY_STP_DRAFT,
  LAST_SIP_DAY_OF_MONTH,
  LAST_STP_DAY_OF_MONTH,
  paiseOf,
  STP_AMOUNT_MAX_LENGTH,
  STP_FREQUENCY_THRESHOLD,
  STP_SCHEMES,
  stpRequestOf,
  type ListStpSchemesRequest,
  type Order,
  type RegisterStpRequest,
  type StpDraft,
  type StpTargetScheme,
  type StpSpecification,
  parseEnteredPaise,
} from '@folioflow/api/contract';
import { tidyDigits } from '../../parts/order/tidy-amount.ts';
import { isWithinLimits, effectiveMaximum, type AmountLimits } from '../../parts/order/order-limits.ts';
import { findRetryOfDraft } from '../../parts/order/order-confirmation/pending-retry.ts';
import { transferKey } from '../../parts/order/recent-order/repeatable-order.ts';
import type { RecentOrderInput } from '../../parts/order/recent-order/recent-order.types.ts';
import type { PinConfirmationRequest } from '../../parts/identity/pin-confirmation/pin-confirmation.types.ts';
import type {
  StpRegistrationContext,
  StpRegistrationEvent,
  Transfer,
  TransferDraft,
  TransferForm,
  TransferProblem,
  TransferResult,
  UnmatchedTransfer,
} from './stp-registration.types.ts';
import { firstTransferDay } from './transfer-agreement.ts';

/** The fund house is that of the source order (DO-228). */
export const targetSchemesRequest = (order: Order): ListStpSchemesRequest => ({
  file_index: 0,
  scheme_filter: { scheme_amc: order.scheme_amc ?? '' },
  request_for: STP_SCHEMES,
  selected_order: order,
});

const isEqualIgnoringCase = (one: string, other: string) => one.trim().toUpperCase() === other.trim().toUpperCase();

/** The specifications of a target for a frequency; the comparison ignores case (DO-239). */
export const specificationsOfFrequency = (
  target: StpTargetScheme | null,
  frequency: string,
): readonly StpSpecification[] =>
  (target?.stp_scheme_specifications ?? []).filter(({ stp_frequency }) =>
    isEqualIgnoringCase(stp_frequency, frequency),
  );

export const findChosenSpecification = (
  target: StpTargetScheme | null,
  { frequency, scheme }: StpDraft,
): StpSpecification | null =>
  specificationsOfFrequency(target, frequency).find(({ scheme_code }) => scheme_code === scheme?.code) ?? null;

export const transferLimits = (specification: StpSpecification): AmountLimits => ({
  minimum: specification.stp_in_minimum_installment_amount,
  maximum: effectiveMaximum(specification.stp_in_maximum_installment_amount),
});

/** Bounds the list, whatever maximum the provider returns. */
const MAX_TRANSFER_COUNTS = 600;

/** Lists the numbers of transfers from minimum to maximum, both inclusive (DO-240). */
export function offeredTransferCounts(specification: StpSpecification | null): readonly number[] {
  if (specification === null) return [];
  const fewest = Math.max(1, specification.stp_minimum_installment_numbers);
  const places = Math.min(MAX_TRANSFER_COUNTS, Math.max(0, specification.stp_maximum_installment_numbers - fewest + 1));
  return Array.from({ length: Math.floor(places) }, (_, place) => fewest + place);
}

/** Parses the allowed days of the month (`'1, 7,15'`); the 31st cannot be picked (DO-241, A10). */
export const parseAllowedDays = (specification: StpSpecification | null): readonly number[] =>
  (specification?.stp_dates ?? '')
    .split(',')
    .map(Number)
    .filter((day) => Number.isInteger(day) && day >= 1 && day <= LAST_STP_DAY_OF_MONTH);

/** Days 1 to 30; a day above 28 that is not allowed is hidden (DO-246 to DO-248). */
export function transferDayCells(specification: StpSpecification | null): TransferForm['days'] {
  const allowed = parseAllowedDays(specification);
  return Array.from({ length: LAST_STP_DAY_OF_MONTH }, (_, index) => index + 1)
    .map((day) => ({ day, isAllowed: allowed.includes(day) }))
    .filter(({ day, isAllowed }) => isAllowed || day <= LAST_SIP_DAY_OF_MONTH);
}

/** True if a transfer can be submitted (DO-253); its day is checked at submission (A07). */
export function isDraftComplete({ target, draft }: Pick<StpRegistrationContext, 'target' | 'draft'>): boolean {
  const specification = findChosenSpecification(target, draft);
  return (
    draft.frequency.length > STP_FREQUENCY_THRESHOLD &&
    draft.installments !== null &&
    specification !== null &&
    isWithinLimits(parseEnteredPaise(draft.amount), transferLimits(specification))
  );
}

const transferablePaiseOf = (order: Order | null): number => paiseOf(order?.stp_available_transfer_amount ?? '') ?? 0;

/**
 * INV-25: the day is allowed, the target is offered, and the total is at most the available amount, compared in paise
 * (DO-255).
 */
export function transferProblemOf({ order, target, draft }: StpRegistrationContext): TransferProblem | null {
  const { installments, amount, day } = draft;
  const allowedDays = parseAllowedDays(findChosenSpecification(target, draft));
  if (installments === null || day === null || !allowedDays.includes(day)) return { kind: 'invalid' };
  const available = transferablePaiseOf(order);
  if (installments * (parseEnteredPaise(amount) ?? Infinity) <= available) return null;
  const limit = (Number(order?.stp_available_transfer_amount) / installments).toFixed(2);
  return { kind: 'overAvailable', limit };
}

type DraftChange = Omit<Extract<StpRegistrationEvent, { type: 'draft.changed' }>, 'type'>;
type DraftContext = Pick<StpRegistrationContext, 'target' | 'frequencies' | 'draft'>;

const applyTargetSpecification = (
  target: StpTargetScheme | null,
  { frequency, amount }: StpDraft,
  found: StpSpecification | undefined,
): StpDraft => ({
  ...EMPTY_STP_DRAFT,
  frequency,
  amount,
  scheme: found
    ? { code: found.scheme_code, name: found.scheme_name, mfapiCode: target?.mfapi_scheme_code ?? '' }
    : null,
});

/**
 * Another frequency clears scheme, number and day; a single scheme is selected automatically. Values that are not
 * offered are ignored.
 */
export function applyDraftChange({ target, frequencies, draft }: DraftContext, change: DraftChange): StpDraft {
  const { frequency, scheme, installments, amount } = change;
  if (frequency !== undefined && frequencies.some(({ value }) => value === frequency)) {
    const offered = specificationsOfFrequency(target, frequency);
    return applyTargetSpecification(target, { ...draft, frequency }, offered.length === 1 ? offered[0] : undefined);
  }
  if (scheme !== undefined) {
    const found = specificationsOfFrequency(target, draft.frequency).find(({ scheme_code }) => scheme_code === scheme);
    return found === undefined ? draft : applyTargetSpecification(target, draft, found);
  }
  if (installments !== undefined)
    return offeredTransferCounts(findChosenSpecification(target, draft)).includes(installments)
      ? { ...draft, installments }
      : draft;
  return amount === undefined ? draft : { ...draft, amount: tidyDigits(amount, draft.amount, STP_AMOUNT_MAX_LENGTH) };
}

/** Sets the first day of the transfers together with the day of the month. */
export const withTransferDay = (
  { draft, earliest }: Pick<StpRegistrationContext, 'draft' | 'earliest'>,
  day: number,
): StpDraft => ({ ...draft, day, firstDay: earliest && firstTransferDay(day, earliest) });

export const transferDraftOf = ({
  target,
  draft,
}: Pick<StpRegistrationContext, 'target' | 'draft'>): TransferDraft => ({
  targetId: target?._id,
  terms: draft,
});

/** The transfer for the comparison with recent ones. */
export const recentOrderCheckInput = (context: StpRegistrationContext): RecentOrderInput => ({
  order: {
    kind: 'stp',
    listType: 'stp',
    subjectKey: transferKey(context.order?.order_id ?? '', context.draft.scheme?.name ?? ''),
    amount: paiseOf(context.draft.amount) ?? 0,
  },
  lostSubmission: findRetryOfDraft(context.retry, transferDraftOf(context))?.submission,
  confirmedUntil: context.confirmedUntil,
});

/** Returns whether the result of a confirmed STP is that of a target that is not offered. */
export const isUnmatched = (result: TransferResult): result is UnmatchedTransfer => 'kind' in result;

/** Null if the target is not offered: no request is sent (DO-260). */
export function registerRequest({
  subject: { source, target, draft },
  pin,
}: PinConfirmationRequest<Transfer>): RegisterStpRequest | null {
  const specification = findChosenSpecification(target, draft);
  return specification && stpRequestOf({ source, target: specification, draft }, pin);
}
