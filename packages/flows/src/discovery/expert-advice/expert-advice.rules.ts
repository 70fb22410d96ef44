import { ADVICE_MODES, CODES, type AnswerOf, type PaymentOrderInfo, type RequestOf } from '@folioflow/api/contract';
import { failureOf } from '../../kit/port.ts';
import { requiredValue } from '../../kit/required-value.ts';
import type {
  AdviceConfirmation,
  AdviceDraft,
  AdviceSelection,
  CardPaymentResponse,
  PaidAdviceConfirmation,
  ExpertAdviceContext,
  ExpertAdviceOutput,
  PaidAdvice,
} from './expert-advice.types.ts';

type AdviceChoices = Pick<ExpertAdviceContext, 'watchlist' | 'advisors' | 'plans' | 'advisorId' | 'planId'>;

export const advisorOf = ({ advisors, advisorId }: Pick<AdviceChoices, 'advisors' | 'advisorId'>) =>
  advisors.find(({ _id }) => _id === advisorId);
export const planOf = ({ plans, planId }: Pick<AdviceChoices, 'plans' | 'planId'>) =>
  plans.find(({ id }) => id === planId);

export const adviceSelectionOf = (choices: AdviceChoices): AdviceSelection => ({
  watchlist: choices.watchlist,
  advisor: requiredValue(advisorOf(choices), 'advisor'),
  plan: requiredValue(planOf(choices), 'plan'),
});

export const adviceDraftOf = ({ advisorId, planId, paid }: ExpertAdviceContext): AdviceDraft =>
  paid === null ? { call: 'order', advisorId, planId } : { call: 'confirmation', payment: paid.payment };

type AdviceRequest = RequestOf<'orderAdvice'>;

/** DO-221: the order. It has no amount: the provider knows the price of its plan (A51). */
export const adviceOrderRequest = ({ watchlist, advisor, plan }: AdviceSelection): AdviceRequest => ({
  selected_watchlist: watchlist,
  request_mode: ADVICE_MODES.create,
  pricing_plan: plan,
  scheme_advisor: advisor,
  watchlist_name: watchlist.label,
});

/** DO-223: the same request with the payment response of the checkout. */
export const adviceConfirmationRequest = ({ payment, ...selection }: PaidAdviceConfirmation): AdviceRequest => ({
  ...adviceOrderRequest(selection),
  request_mode: ADVICE_MODES.confirm,
  payment_order_response: payment,
});

/** @throws Error for an answer without an order or with an unpayable order: no checkout is opened for it */
export function parsePaymentOrder({ result }: AnswerOf<'orderAdvice'>): PaymentOrderInfo {
  const order = result.razorpay_orderinfo;
  if (order === undefined || order.key === '' || order.id === '' || !Number.isInteger(order.amount) || order.amount < 1)
    throw new Error();
  return order;
}

export const adviceConfirmationOf = ({ messageText, result }: AnswerOf<'orderAdvice'>): AdviceConfirmation => {
  const { scheme_watch_list, watch_list } = result;
  return { lists: { scheme_watch_list, watch_list }, message: messageText };
};

/** The watchlist has advice already, or a payment for it that this page does not know. */
export const isAdviceUnavailable = (error: unknown): boolean => {
  const failure = failureOf(error);
  return failure.kind === 'refused' && failure.code === CODES.preconditionFailed;
};

export const expertAdviceOutputOf = ({
  confirmation,
  notice,
}: Pick<ExpertAdviceContext, 'confirmation' | 'notice'>): ExpertAdviceOutput =>
  confirmation ? { kind: 'subscribed', ...confirmation } : { kind: notice?.kind === 'refused' ? 'refused' : 'left' };

export const createPaidAdvice = (context: ExpertAdviceContext, response: CardPaymentResponse): PaidAdvice => {
  const { advisor, plan } = adviceSelectionOf(context);
  const order = requiredValue(context.order, 'order');
  return { advisor, plan, amount: order.amount, payment: { ...response, order_id: order.id } };
};

/** Serialises a payment for the storage. The text is of no use to anyone but the payer. */
export const serialisePaidAdvice = ({ advisor, plan, amount, payment }: PaidAdvice): string =>
  JSON.stringify({ advisor, plan, amount, payment });

/** Parses a stored payment; null for an unreadable text. */
export function parsePaidAdvice(storedPayment: string | null): PaidAdvice | null {
  const { advisor, plan, payment, amount } = asFields(parseJson(storedPayment));
  const read = {
    advisor: pickTexts(advisor, '_id', 'description', 'value'),
    plan: pickTexts(plan, 'id', 'label', 'value'),
    payment: pickTexts(payment, 'razorpay_payment_id', 'razorpay_order_id', 'razorpay_signature', 'order_id'),
  };
  return hasNoNulls(read) && typeof amount === 'number' ? { ...read, amount } : null;
}

type UnknownFields = Readonly<Record<string, unknown>>;
const asFields = (value: unknown): UnknownFields =>
  typeof value === 'object' && value !== null ? (value as UnknownFields) : {};

function pickTexts<K extends string>(value: unknown, ...names: readonly K[]): Record<K, string> | null {
  const fields = asFields(value);
  if (names.some((name) => typeof fields[name] !== 'string')) return null;
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Record<K, string>;
}

const hasNoNulls = <T extends object>(parts: T): parts is { [K in keyof T]: NonNullable<T[K]> } =>
  Object.values(parts).every((part) => part !== null);

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
