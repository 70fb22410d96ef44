import { freshOrderOf, type BankAccount, type FreshOrder } from '@folioflow/api/contract';
import { requiredValue } from '../../kit/required-value.ts';
import { findPrimaryAccount } from '../../parts/bank/primary-account.ts';
import type { SecondFactorInput } from '../../parts/identity/second-factor/second-factor.types.ts';
import type { NomineeChoiceInput } from '../../parts/nominee/nominee-choice/nominee-choice.types.ts';
import { confirmationInput } from '../../parts/order/order-confirmation/order-confirmation.rules.ts';
import { findRetryOfDraft } from '../../parts/order/order-confirmation/pending-retry.ts';
import { nomineeChoiceInputOf } from '../../parts/order/order-offer/order-offer.ts';
import type { RecentOrderInput } from '../../parts/order/recent-order/recent-order.types.ts';
import { purchaseKey } from '../../parts/order/recent-order/repeatable-order.ts';
import { requireOfferedLumpsum } from './lumpsum-checkout.rules.ts';
import type { LumpsumCheckoutContext } from './lumpsum-checkout.types.ts';

export const primaryAccountOf = ({ offer }: LumpsumCheckoutContext): BankAccount | undefined =>
  offer === null ? undefined : findPrimaryAccount(offer.investor.bankAccounts);

export const nomineeChoiceInput = (context: LumpsumCheckoutContext): NomineeChoiceInput =>
  nomineeChoiceInputOf(requireOfferedLumpsum(context).offer, context);

export function secondFactorInput(context: LumpsumCheckoutContext): SecondFactorInput<FreshOrder> {
  const { requested, offer } = requireOfferedLumpsum(context);
  return confirmationInput({
    codes: 'mobile',
    subject: freshOrderOf(requested.amountInPaise, offer, {
      account: requiredValue(primaryAccountOf(context), 'primaryAccount'),
      nominee: requiredValue(context.nominee, 'nominee'),
    }),
    gate: context.gate,
    retry: findRetryOfDraft(context.retry, context.nominee),
    newSubmission: context.newSubmission,
  });
}

export function recentOrderCheckInput(context: LumpsumCheckoutContext): RecentOrderInput {
  const { requested, offer } = requireOfferedLumpsum(context);
  return {
    order: {
      kind: 'lumpsum',
      listType: 'single',
      subjectKey: purchaseKey(offer.scheme.name),
      amount: requested.amountInPaise,
    },
    lostSubmission: findRetryOfDraft(context.retry, context.nominee)?.submission,
    confirmedUntil: context.confirmedUntil,
  };
}
