import type {
  BankAccount,
  GetSchemeStatisticsRequest,
  LumpsumPurchase,
  RequestedLumpsum,
} from '@folioflow/api/contract';
import { requiredValue } from '../../kit/required-value.ts';
import { findPrimaryAccount } from '../../parts/bank/primary-account.ts';
import type { SecondFactorInput } from '../../parts/identity/second-factor/second-factor.types.ts';
import type { NomineeChoiceInput } from '../../parts/nominee/nominee-choice/nominee-choice.types.ts';
import { confirmationInput } from '../../parts/order/order-confirmation/order-confirmation.rules.ts';
import { findRetryOfDraft } from '../../parts/order/order-confirmation/pending-retry.ts';
import { nomineeChoiceInputOf } from '../../parts/order/order-offer/order-offer.ts';
import type { RecentOrderInput } from '../../parts/order/recent-order/recent-order.types.ts';
import { purchaseKey } from '../../parts/order/recent-order/repeatable-order.ts';
import { statisticsRequestOf } from '../../parts/scheme/statistics-request.ts';
import type { LumpsumCheckoutContext, OfferedLumpsum } from './lumpsum-checkout.types.ts';

/** The lumpsum of a new order. */
export const requireRequestedLumpsum = ({ subject }: Pick<LumpsumCheckoutContext, 'subject'>): RequestedLumpsum =>
  requiredValue(subject?.kind === 'newOrder' ? subject.requested : null, 'requested');

/** Returns the data that every step after loading needs. */
export const requireOfferedLumpsum = (context: LumpsumCheckoutContext): OfferedLumpsum => ({
  requested: requireRequestedLumpsum(context),
  offer: requiredValue(context.offer, 'offer'),
});

export const schemeStatisticsRequest = (context: LumpsumCheckoutContext): GetSchemeStatisticsRequest =>
  statisticsRequestOf(requireRequestedLumpsum(context).scheme);

export const primaryAccountOf = ({ offer }: LumpsumCheckoutContext): BankAccount | undefined =>
  offer === null ? undefined : findPrimaryAccount(offer.investor.bankAccounts);

export const nomineeChoiceInput = (context: LumpsumCheckoutContext): NomineeChoiceInput =>
  nomineeChoiceInputOf(requireOfferedLumpsum(context).offer, context);

export function secondFactorInput(context: LumpsumCheckoutContext): SecondFactorInput<LumpsumPurchase> {
  const {
    requested: { amountInPaise },
    offer: { scheme, option },
  } = requireOfferedLumpsum(context);
  return confirmationInput({
    codes: 'mobile',
    subject: {
      amountInPaise,
      scheme,
      option,
      account: requiredValue(primaryAccountOf(context), 'primaryAccount'),
      nominee: requiredValue(context.nominee, 'nominee'),
    },
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
