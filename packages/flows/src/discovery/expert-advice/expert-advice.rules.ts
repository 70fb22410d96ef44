import { ADVICE_MODES, CODES, type AnswerOf, type PaymentOrderInfo, type RequestOf } from '@folioflow/api/contract';
import { failureOf } from '../../kit/port.ts';
import { required } from '../../kit/required.ts';
import type {
  AdviceConfirmation,
  AskedAdvice,
  CheckoutResponse,
  ConfirmedAdvice,
  ExpertAdviceContext,
  ExpertAdviceOutput,
  PaidAdvice,
} from './expert-advice.types.ts';

type Choices = Pick<ExpertAdviceContext, 'watchlist' | 'advisors' | 'plans' | 'advisorId' | 'planId'>;

export const advisorOf = ({ advisors, advisorId }: Pick<Choices, 'advisors' | 'advisorId'>) =>
  advisors.find(({ _id }) => _id === advisorId);
export const planOf = ({ plans, planId }: Pick<Choices, 'plans' | 'planId'>) => plans.find(({ id }) => id === planId);

export const askedAdvice = (choices: Choices): AskedAdvice => ({
  watchlist: choices.watchlist,
  advisor: required(advisorOf(choices)),
  plan: required(planOf(choices)),
});

type AdviceRequest = RequestOf<'orderAdvice'>;

/** DO-221: what is bought. No amount: the provider knows what its plan costs (A51). */
export const createRequestOf = ({ watchlist, advisor, plan }: AskedAdvice): AdviceRequest => ({
  selected_watchlist: watchlist,
  request_mode: ADVICE_MODES.create,
  pricing_plan: plan,
  scheme_advisor: advisor,
  watchlist_name: watchlist.label,
});

/** DO-223: the same, with what the checkout said of the payment. */
export const confirmRequestOf = ({ payment, ...asked }: ConfirmedAdvice): AdviceRequest => ({
  ...createRequestOf(asked),
  request_mode: ADVICE_MODES.confirm,
  payment_order_response: payment,
});

/** @throws Error for an answer without an order, or with one that nothing can be paid for: no window is opened with it */
export function orderOf({ result }: AnswerOf<'orderAdvice'>): PaymentOrderInfo {
  const order = result.razorpay_orderinfo;
  if (order === undefined || order.key === '' || order.id === '' || !Number.isInteger(order.amount) || order.amount < 1)
    throw new Error();
  return order;
}

export const confirmationOf = ({ messageText, result }: AnswerOf<'orderAdvice'>): AdviceConfirmation => {
  const { scheme_watch_list, watch_list } = result;
  return { lists: { scheme_watch_list, watch_list }, message: messageText };
};

/** The watchlist has advice, or a payment for it, that this page does not know of. */
export const isNotSold = (error: unknown): boolean => {
  const failure = failureOf(error);
  return failure.kind === 'refused' && failure.code === CODES.preconditionFailed;
};

export const outcomeOf = ({
  confirmation,
  notice,
}: Pick<ExpertAdviceContext, 'confirmation' | 'notice'>): ExpertAdviceOutput =>
  confirmation ? { kind: 'subscribed', ...confirmation } : { kind: notice?.kind === 'refused' ? 'refused' : 'left' };

export const paidFor = (context: ExpertAdviceContext, response: CheckoutResponse): PaidAdvice => {
  const { advisor, plan } = askedAdvice(context);
  const order = required(context.order);
  return { advisor, plan, amount: order.amount, payment: { ...response, order_id: order.id } };
};

/** A payment as it is kept; it is worth nothing to anybody but the person who paid. */
export const keptOf = ({ advisor, plan, amount, payment }: PaidAdvice): string =>
  JSON.stringify({ advisor, plan, amount, payment });

/** What was kept, where it can still be read. */
export function paidFrom(kept: string | null): PaidAdvice | null {
  const { advisor, plan, payment, amount } = fieldsOf(parsed(kept));
  const read = {
    advisor: textsIn(advisor, '_id', 'description', 'value'),
    plan: textsIn(plan, 'id', 'label', 'value'),
    payment: textsIn(payment, 'razorpay_payment_id', 'razorpay_order_id', 'razorpay_signature', 'order_id'),
  };
  return isWhole(read) && typeof amount === 'number' ? { ...read, amount } : null;
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

function textsIn<K extends string>(value: unknown, ...names: readonly K[]): Record<K, string> | null {
  const fields = fieldsOf(value);
  if (names.some((name) => typeof fields[name] !== 'string')) return null;
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Record<K, string>;
}

const isWhole = <T extends object>(parts: T): parts is { [K in keyof T]: NonNullable<T[K]> } =>
  Object.values(parts).every((part) => part !== null);

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
