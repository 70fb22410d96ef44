import { CODES } from '@folioflow/api/contract';
import { raisedBy, ruleNotice, unsure, type Notice, type NoticeRaised } from '../../kit/notice.ts';
import { investorRoutes, routeOf } from '../../kit/routes.ts';
import type { SecondFactorInput, SecondFactorOutput, SecondFactorView } from '../second-factor/index.ts';
import type {
  ClosedGate,
  FoundOrder,
  LostOrder,
  OrderConfirmationInput,
  OrderEnd,
  OrderResult,
} from './order-confirmation.types.ts';

export const isGateClosed = (code: string): boolean => code === CODES.preconditionFailed;

/** What a 020 says, and the route it names; else the scheme list. */
export const gateOf = (text: string, navigateScreen: string | undefined): ClosedGate => ({
  message: text,
  redirect: routeOf(navigateScreen, investorRoutes) ?? 'schemeList',
});

/** A code is sent at once, again after its cooldown, and may be left. A closed gate sends none. */
export const confirmationInput = <Subject>({
  gate,
  ...order
}: OrderConfirmationInput<Subject>): SecondFactorInput<Subject> => ({
  ...order,
  permitted: gate === null,
  alreadySent: false,
  coolsDownAtEntry: true,
  mayResend: true,
  mayAbandon: true,
  refusalAs: 'alert',
});

export function orderEndOf<Placed>(output: SecondFactorOutput<OrderResult<Placed>>): OrderEnd<Placed> {
  switch (output.kind) {
    case 'confirmed':
      return output.result.kind === 'created'
        ? { kind: 'placed', order: output.result.order }
        : { kind: 'blocked', gate: output.result.gate, isTold: false };
    case 'notSent':
      return output.refusal !== null && isGateClosed(output.refusal.code)
        ? { kind: 'blocked', gate: gateOf(output.refusal.text, output.refusal.navigateScreen), isTold: true }
        : { kind: 'back', notice: output.notice, lostSubmission: undefined };
    case 'abandoned':
      if (output.isToCheck && output.lostSubmission !== undefined)
        return { kind: 'sought', lostSubmission: output.lostSubmission };
      return {
        kind: 'back',
        notice: output.lostSubmission === undefined ? null : ruleNotice('lostAnswer'),
        lostSubmission: output.lostSubmission,
      };
    case 'notPermitted':
      return { kind: 'back', notice: null, lostSubmission: undefined };
  }
}

interface Ended<Placed> {
  readonly event: { readonly output: SecondFactorOutput<OrderResult<Placed>> };
}
const endedAs =
  (kind: OrderEnd<unknown>['kind']) =>
  ({ event }: Ended<unknown>): boolean =>
    orderEndOf(event.output).kind === kind;
const endIn = <Placed>({ event }: Ended<Placed>): OrderEnd<Placed> => orderEndOf(event.output);

/** The `onDone` of a confirmation: the order is placed, the gate is closed, a lost one is looked for, or what was being ordered stands again. */
export const confirmationEnds = (placed: string, back: string) =>
  [
    { guard: endedAs('placed'), target: placed, actions: { type: 'keepPlaced', params: endIn } },
    { guard: endedAs('blocked'), target: 'blocked', actions: { type: 'closeGate', params: endIn } },
    { guard: endedAs('sought'), target: 'checking', actions: { type: 'comeBack', params: endIn } },
    { target: back, actions: { type: 'comeBack', params: endIn } },
  ] as const;

interface LookedUp<Placed> {
  readonly event: { readonly output: { readonly answer: FoundOrder<Placed> } };
}
const isFound = ({ event }: LookedUp<unknown>): boolean => event.output.answer.kind === 'found';
const foundIn = <Placed>({ event }: LookedUp<Placed>): FoundOrder<Placed> => event.output.answer;

/** The ends of `findPlaced`: the lost order is there, or what was being ordered stands again. */
export const lookUpEnds = (placed: string, back: string) =>
  ({
    onDone: [
      { guard: isFound, target: placed, actions: { type: 'keepFound', params: foundIn } },
      { target: back, actions: { type: 'keepFound', params: foundIn } },
    ],
    onError: { target: back, actions: { type: 'keepNotice', params: unsure } },
  }) as const;

/** Body of a chart's `closeGate`, for `enqueueActions`: why no order is taken is kept, and said once. */
export function closesGate<Placed>({ enqueue }: Gated, end: OrderEnd<Placed>): void {
  if (end.kind !== 'blocked') return;
  enqueue.assign({ gate: end.gate });
  if (end.isTold) return;
  const refused: Notice = { kind: 'refused', text: end.gate.message, via: 'answer', errors: [] };
  for (const raised of raisedBy(refused, 'alert')) enqueue.emit(raised);
}
/** What `closesGate` needs of `enqueueActions`. */
interface Gated {
  readonly enqueue: { assign(told: { gate: ClosedGate }): void; emit(event: NoticeRaised): void };
}

/** What stays lost when a confirmation ended: an earlier loss outlives an end without one. */
export const lostWith = <Placed, Order>(
  end: OrderEnd<Placed>,
  order: Order | null,
  before: LostOrder<Order> | null,
): LostOrder<Order> | null =>
  'lostSubmission' in end && end.lostSubmission !== undefined && order !== null
    ? { submission: end.lostSubmission, order }
    : before;

/** The submission to go on with: that of the same order whose answer never came. Another order is another submission. */
export const lostSubmissionOf = <Order>(lost: LostOrder<Order> | null, order: Order | null): string | undefined =>
  lost !== null && JSON.stringify(lost.order) === JSON.stringify(order) ? lost.submission : undefined;

/** What is said where the order was looked up and not found: that it is not there, or that nobody can tell. */
export const notFoundNotice = ({ kind }: FoundOrder<unknown>): Notice =>
  ruleNotice(kind === 'absent' ? 'notListed' : 'lostAnswer');

/** Nobody knows whether an earlier attempt counted (decision 009). */
export const mayHaveGoneThrough = (lostSubmission: string | undefined, codes: SecondFactorView | undefined): boolean =>
  lostSubmission !== undefined ||
  (codes?.screen === 'codes' && (codes.notice?.kind === 'lostAnswer' || codes.notice?.kind === 'earlierAttempt'));
