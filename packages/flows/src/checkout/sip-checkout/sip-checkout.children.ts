import { declareOnDemandChild } from '../../kit/on-demand.ts';
import type { mandateChoiceFlow, MandateChoiceInput } from '../../parts/mandate/mandate-choice/index.ts';
import type { nomineeChoiceFlow, NomineeChoiceInput } from '../../parts/nominee/nominee-choice/index.ts';
import type { OrderResult } from '../../parts/order/order-confirmation/index.ts';
import { confirmationInput } from '../../parts/order/order-confirmation/order-confirmation.rules.ts';
import { findRetryOfDraft } from '../../parts/order/order-confirmation/pending-retry.ts';
import { nomineeChoiceInputOf } from '../../parts/order/order-offer/order-offer.ts';
import { purchaseKey } from '../../parts/order/recent-order/repeatable-order.ts';
import type { recentOrderFlow, RecentOrderInput } from '../../parts/order/recent-order/index.ts';
import type { SecondFactorFlow, SecondFactorInput } from '../../parts/identity/second-factor/index.ts';
import {
  completeChoiceOf,
  requireOfferAndBankLists,
  requireOfferedSip,
  mandateChoiceSip,
  requireSipSubject,
} from './sip-checkout.rules.ts';
import type { PlacedSip, SipCheckoutContext, SipConfirmationSubject } from './sip-checkout.types.ts';

export type SipChildName = 'nomineeChoice' | 'mandateChoice' | 'recentOrder' | 'secondFactor';

/** Each child chart is loaded with its step (decision 012). */
export const onDemandChildren = {
  nomineeChoice: declareOnDemandChild<typeof nomineeChoiceFlow>('nomineeChoice'),
  mandateChoice: declareOnDemandChild<typeof mandateChoiceFlow>('mandateChoice'),
  recentOrder: declareOnDemandChild<typeof recentOrderFlow>('recentOrder'),
  secondFactor: declareOnDemandChild<SecondFactorFlow<SipConfirmationSubject, OrderResult<PlacedSip>>>('secondFactor'),
};

export const nomineeChoiceInput = (context: SipCheckoutContext): NomineeChoiceInput =>
  nomineeChoiceInputOf(requireOfferedSip(context).offer, context);

export function mandateChoiceInput(context: SipCheckoutContext): MandateChoiceInput {
  const loaded = requireOfferAndBankLists(context);
  const { mandateNumber, newSubmission } = context;
  return { lists: loaded.lists, sip: mandateChoiceSip(loaded), chosenId: mandateNumber ?? undefined, newSubmission };
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
