import type { MandateChoiceInput } from '../../parts/mandate/mandate-choice/mandate-choice.types.ts';
import type { NomineeChoiceInput } from '../../parts/nominee/nominee-choice/nominee-choice.types.ts';
import { confirmationInput } from '../../parts/order/order-confirmation/order-confirmation.rules.ts';
import { findRetryOfDraft } from '../../parts/order/order-confirmation/pending-retry.ts';
import { nomineeChoiceInputOf } from '../../parts/order/order-offer/order-offer.ts';
import { purchaseKey } from '../../parts/order/recent-order/repeatable-order.ts';
import type { RecentOrderInput } from '../../parts/order/recent-order/recent-order.types.ts';
import type { SecondFactorInput } from '../../parts/identity/second-factor/second-factor.types.ts';
import {
  completeChoiceOf,
  requireOfferAndBankLists,
  requireOfferedSip,
  sipOfMandateOf,
  requireSipSubject,
} from './sip-checkout.rules.ts';
import type { SipCheckoutContext, SipConfirmationSubject } from './sip-checkout.types.ts';

export const nomineeChoiceInput = (context: SipCheckoutContext): NomineeChoiceInput =>
  nomineeChoiceInputOf(requireOfferedSip(context).offer, context);

export function mandateChoiceInput(context: SipCheckoutContext): MandateChoiceInput {
  const loaded = requireOfferAndBankLists(context);
  const { mandateNumber, newSubmission } = context;
  return { lists: loaded.lists, sip: sipOfMandateOf(loaded), chosenId: mandateNumber ?? undefined, newSubmission };
}

export const secondFactorInput = (context: SipCheckoutContext): SecondFactorInput<SipConfirmationSubject> =>
  confirmationInput({
    codes: 'mobile',
    subject: requireSipSubject(context),
    gate: context.gate,
    retry: findRetryOfDraft(context.retry, completeChoiceOf(context)),
    newSubmission: context.newSubmission,
  });

export function recentOrderCheckInput(context: SipCheckoutContext): RecentOrderInput {
  const { requestedSip, offer } = requireOfferedSip(context);
  return {
    order: {
      kind: 'sip',
      listType: 'xsip',
      subjectKey: purchaseKey(offer.scheme.name),
      amount: requestedSip.amountInPaise,
    },
    lostSubmission: findRetryOfDraft(context.retry, completeChoiceOf(context))?.submission,
    confirmedUntil: context.confirmedUntil,
  };
}
