import { paiseOf, type BankAccount, type FreshOrder } from '@folioflow/api/contract';
import { required } from '../../kit/required.ts';
import type { NomineeChoiceInput } from '../../parts/nominee-choice/index.ts';
import { confirmationInput, lostSubmissionOf } from '../../parts/order-confirmation/index.ts';
import type { RecentOrderInput } from '../../parts/recent-order/index.ts';
import { purchaseOf } from '../../parts/recent-order/placed-orders.ts';
import { primaryIn } from '../../parts/primary-account.ts';
import type { SecondFactorInput } from '../../parts/second-factor/index.ts';
import { freshOrderOf } from './lumpsum-checkout.rules.ts';
import { isPayable, type FreshCheckoutState } from './lumpsum-checkout.state.ts';
import type { LumpsumCheckoutContext } from './lumpsum-checkout.types.ts';

const freshIn = ({ state }: LumpsumCheckoutContext): FreshCheckoutState =>
  required(state === null || isPayable(state) ? null : state);

export const accountIn = (context: LumpsumCheckoutContext): BankAccount | undefined =>
  primaryIn(freshIn(context).bank_account_list);

export function nomineeInput(context: LumpsumCheckoutContext): NomineeChoiceInput {
  const state = freshIn(context);
  const { scheme_name, scheme_code } = state.selected_order;
  return {
    nominees: context.lists?.nominees ?? state.nominee_list,
    isNoneRegistered: context.lists?.isNoneRegistered ?? state.is_no_nominee_registered,
    noNomineeForm: context.lists?.noNomineeForm ?? state.no_nominee_form,
    clientCode: state.client_code,
    scheme: { scheme_name, scheme_code },
    chosen: context.settled,
    newSubmission: context.newSubmission,
  };
}

export const codesInput = (context: LumpsumCheckoutContext): SecondFactorInput<FreshOrder> =>
  confirmationInput({
    codes: 'mobile',
    subject: freshOrderOf(freshIn(context), required(accountIn(context)), required(context.settled)),
    gate: context.gate,
    lostSubmission: lostSubmissionOf(context.lost, context.settled),
    newSubmission: context.newSubmission,
  });

export function recentInput(context: LumpsumCheckoutContext): RecentOrderInput {
  const { selected_order, general_order } = freshIn(context);
  return {
    order: {
      kind: 'lumpsum',
      listType: 'single',
      of: purchaseOf(selected_order.scheme_name),
      amount: paiseOf(general_order.order_amount) ?? 0,
    },
    lostSubmission: lostSubmissionOf(context.lost, context.settled),
    confirmedUntil: context.confirmedUntil,
  };
}
