import { paiseOf, type BankAccount, type FreshOrder } from '@folioflow/api/contract';
import { requiredValue } from '../../kit/required-value.ts';
import type { NomineeChoiceInput } from '../../parts/nominee/nominee-choice/index.ts';
import { confirmationInput, retryFor } from '../../parts/order/order-confirmation/index.ts';
import type { RecentOrderInput } from '../../parts/order/recent-order/index.ts';
import { purchaseKey } from '../../parts/order/recent-order/repeatable-order.ts';
import { findPrimaryAccount } from '../../parts/bank/primary-account.ts';
import type { SecondFactorInput } from '../../parts/identity/second-factor/index.ts';
import { freshOrderOf } from './lumpsum-checkout.rules.ts';
import { isPayableState, type FreshCheckoutState } from './lumpsum-checkout.state.ts';
import type { LumpsumCheckoutContext } from './lumpsum-checkout.types.ts';

const requireFreshState = ({ state }: LumpsumCheckoutContext): FreshCheckoutState =>
  requiredValue(state === null || isPayableState(state) ? null : state, 'payableState');

export const primaryAccountOf = (context: LumpsumCheckoutContext): BankAccount | undefined =>
  findPrimaryAccount(requireFreshState(context).bank_account_list);

export function nomineeChoiceInputOf(context: LumpsumCheckoutContext): NomineeChoiceInput {
  const state = requireFreshState(context);
  const { scheme_name, scheme_code } = state.selected_order;
  return {
    nominees: context.lists?.nominees ?? state.nominee_list,
    isNoNomineeRegistered: context.lists?.isNoNomineeRegistered ?? state.is_no_nominee_registered,
    noNomineeForm: context.lists?.noNomineeForm ?? state.no_nominee_form,
    clientCode: state.client_code,
    scheme: { scheme_name, scheme_code },
    chosen: context.settled,
    newSubmission: context.newSubmission,
  };
}

export const secondFactorInput = (context: LumpsumCheckoutContext): SecondFactorInput<FreshOrder> =>
  confirmationInput({
    codes: 'mobile',
    subject: freshOrderOf(
      requireFreshState(context),
      requiredValue(primaryAccountOf(context), 'primaryAccount'),
      requiredValue(context.settled, 'settled'),
    ),
    gate: context.gate,
    retry: retryFor(context.retry, context.settled),
    newSubmission: context.newSubmission,
  });

export function recentOrderCheckInput(context: LumpsumCheckoutContext): RecentOrderInput {
  const { selected_order, general_order } = requireFreshState(context);
  return {
    order: {
      kind: 'lumpsum',
      listType: 'single',
      subjectKey: purchaseKey(selected_order.scheme_name),
      amount: paiseOf(general_order.order_amount) ?? 0,
    },
    lostSubmission: retryFor(context.retry, context.settled)?.submission,
    confirmedUntil: context.confirmedUntil,
  };
}
