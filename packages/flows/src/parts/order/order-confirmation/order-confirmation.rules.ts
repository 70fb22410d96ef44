import { CODES } from '@folioflow/api/contract';
import {
  createNoticeSetter,
  raisedNotices,
  ruleNotice,
  uncertainFailureNotice,
  type Notice,
  type NoticeRaised,
  type NoticeUpdate,
} from '../../../kit/notice.ts';
import { investorRoutes, routeOf } from '../../../kit/routes.ts';
import type {
  SecondFactorInput,
  SecondFactorOutput,
  SecondFactorView,
} from '../../identity/second-factor/second-factor.types.ts';
import type { PendingRetry } from './pending-retry.ts';
import type {
  ClosedGate,
  OrderLookUpResult,
  OrderConfirmationInput,
  OrderConfirmationEnd,
  OrderResult,
} from './order-confirmation.types.ts';

export const isClosedGateCode = (code: string): boolean => code === CODES.preconditionFailed;

/** The message of a 020 and the route that it names, else the scheme list. */
export const createClosedGate = (text: string, navigateScreen: string | undefined): ClosedGate => ({
  message: text,
  redirect: routeOf(navigateScreen, investorRoutes) ?? 'schemeList',
});

/** The code is sent at once and again after its cooldown, and the step can be abandoned. A closed gate sends none. */
export const confirmationInput = <Subject>({
  gate,
  retry,
  ...order
}: OrderConfirmationInput<Subject>): SecondFactorInput<Subject> => ({
  ...order,
  lostSubmission: retry?.submission,
  isConfirmationAllowed: gate === null,
  isCodeSent: false,
  hasInitialCooldown: true,
  isResendAllowed: true,
  isAbandonAllowed: true,
  refusalAs: 'alert',
});

export function orderEndOf<Placed>(output: SecondFactorOutput<OrderResult<Placed>>): OrderConfirmationEnd<Placed> {
  switch (output.kind) {
    case 'confirmed':
      return resultEndOf(output.result);
    case 'notSent':
      return output.refusal !== null && isClosedGateCode(output.refusal.code)
        ? {
            kind: 'blocked',
            gate: createClosedGate(output.refusal.text, output.refusal.navigateScreen),
            isAnnounced: true,
          }
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

function resultEndOf<Placed>(result: OrderResult<Placed>): OrderConfirmationEnd<Placed> {
  switch (result.kind) {
    case 'created':
      return { kind: 'placed', order: result.order };
    case 'refused':
      return { kind: 'blocked', gate: result.gate, isAnnounced: false };
    case 'refusedAction':
      return { kind: 'refused', notice: result.notice };
  }
}

/** The guards of the transitions of this part, for the `setup` of a chart. */
export const confirmationGuards = {
  isOrderPlaced: (_: unknown, { kind }: OrderConfirmationEnd<unknown>): boolean => kind === 'placed',
  /** INV-21. */
  isOrderingBlocked: (_: unknown, { kind }: OrderConfirmationEnd<unknown>): boolean => kind === 'blocked',
  /** Decision 079. */
  isOrderRefused: (_: unknown, { kind }: OrderConfirmationEnd<unknown>): boolean => kind === 'refused',
  /** Decision 009. */
  isLookUpRequested: (_: unknown, { kind }: OrderConfirmationEnd<unknown>): boolean => kind === 'sought',
};
/** The guard of `lookUpTransitions`, for the `setup` of a chart. */
export const lookUpGuards = {
  /** Decision 009. */
  isOrderFound: (_: unknown, { kind }: OrderLookUpResult<unknown>): boolean => kind === 'found',
};

interface ConfirmationDone<Placed> {
  readonly event: { readonly output: SecondFactorOutput<OrderResult<Placed>> };
}
const orderEndOfDoneEvent = <Placed>({ event }: ConfirmationDone<Placed>): OrderConfirmationEnd<Placed> =>
  orderEndOf(event.output);

/** The `onDone` of a confirmation: placed, blocked, refused, look-up of a lost answer, or return to the previous step. */
export const confirmationTransitions = (placed: string, back: string) =>
  [
    {
      guard: { type: 'isOrderPlaced', params: orderEndOfDoneEvent },
      target: placed,
      actions: { type: 'setPlacedOrder', params: orderEndOfDoneEvent },
    },
    {
      guard: { type: 'isOrderingBlocked', params: orderEndOfDoneEvent },
      target: 'blocked',
      actions: { type: 'setOrderingBlocked', params: orderEndOfDoneEvent },
    },
    {
      guard: { type: 'isOrderRefused', params: orderEndOfDoneEvent },
      target: back,
      actions: { type: 'recordRefusedOrder', params: orderEndOfDoneEvent },
    },
    {
      guard: { type: 'isLookUpRequested', params: orderEndOfDoneEvent },
      target: 'checking',
      actions: { type: 'recordAbandonedConfirmation', params: orderEndOfDoneEvent },
    },
    { target: back, actions: { type: 'recordAbandonedConfirmation', params: orderEndOfDoneEvent } },
  ] as const;

interface LookUpDone<Placed> {
  readonly event: { readonly output: { readonly answer: OrderLookUpResult<Placed> } };
}
const lookUpResultOf = <Placed>({ event }: LookUpDone<Placed>): OrderLookUpResult<Placed> => event.output.answer;

const orderEndOfLookUp = <Placed>({ event: { output } }: LookUpDone<Placed>): OrderConfirmationEnd<Placed> =>
  output.answer.kind === 'found'
    ? { kind: 'placed', order: output.answer.order }
    : { kind: 'back', notice: notFoundNotice(output.answer), lostSubmission: undefined };
const notFoundNoticeUpdate = ({ event }: LookUpDone<unknown>): NoticeUpdate => ({
  notice: notFoundNotice(event.output.answer),
});

/** The transitions of `findPlaced`: the order was found, or the flow returns to the previous step. */
export const lookUpTransitions = (placed: string, back: string) =>
  ({
    onDone: [
      {
        guard: { type: 'isOrderFound', params: lookUpResultOf },
        target: placed,
        actions: { type: 'setPlacedOrder', params: orderEndOfLookUp },
      },
      { target: back, actions: { type: 'setNotice', params: notFoundNoticeUpdate } },
    ],
    onError: { target: back, actions: { type: 'setNotice', params: uncertainFailureNotice } },
  }) as const;

/** Stores and announces the reason of a closed gate; body of the action `setOrderingBlocked` for `enqueueActions`. */
export function blockOrdering<Placed>({ enqueue }: BlockOrderingArguments, end: OrderConfirmationEnd<Placed>): void {
  if (end.kind !== 'blocked') return;
  enqueue.assign({ gate: end.gate });
  if (end.isAnnounced) return;
  const refused: Notice = { kind: 'refused', text: end.gate.message, via: 'answer', errors: [] };
  for (const raised of raisedNotices(refused, 'alert')) enqueue.emit(raised);
}

/** Stores a refusal and raises it as an alert (DO-278); body of the action `recordRefusedOrder` for `enqueueActions`. */
export function alertRefusedOrder<Placed>(
  { enqueue }: Parameters<ReturnType<typeof createNoticeSetter>>[0],
  end: OrderConfirmationEnd<Placed>,
): void {
  if (end.kind === 'refused') createNoticeSetter('alert')({ enqueue }, { notice: end.notice });
}

/** The arguments of `enqueueActions` that `blockOrdering` uses. */
interface BlockOrderingArguments {
  readonly enqueue: { assign(update: { gate: ClosedGate }): void; emit(event: NoticeRaised): void };
}

/** The notice after a look-up that did not find the order: not listed, or still unknown. */
export const notFoundNotice = ({ kind }: OrderLookUpResult<unknown>): Notice =>
  ruleNotice(kind === 'absent' ? 'notListed' : 'lostAnswer');

/** True if the effect of an earlier attempt with the same draft is unknown (decision 009). */
export const hasUncertainAttempt = (
  retry: PendingRetry<unknown> | null,
  codes: SecondFactorView | undefined,
): boolean =>
  retry !== null ||
  (codes?.screen === 'codes' && (codes.notice?.kind === 'lostAnswer' || codes.notice?.kind === 'earlierAttempt'));
