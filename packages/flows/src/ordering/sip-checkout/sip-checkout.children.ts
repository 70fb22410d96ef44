import { paiseOf } from '@folioflow/api/contract';
import { onDemand } from '../../kit/on-demand.ts';
import type { mandateChoiceFlow, MandateChoiceInput } from '../../parts/mandate-choice/index.ts';
import type { nomineeChoiceFlow, NomineeChoiceInput } from '../../parts/nominee-choice/index.ts';
import type { OrderResult } from '../../parts/order-confirmation/index.ts';
import { confirmationInput, lostSubmissionOf } from '../../parts/order-confirmation/order-confirmation.rules.ts';
import { purchaseOf } from '../../parts/recent-order/placed-orders.ts';
import type { RecentOrderInput } from '../../parts/recent-order/index.ts';
import type { SecondFactorFlow, SecondFactorInput } from '../../parts/second-factor/index.ts';
import { choiceIn, loadedIn, sipOf, subjectIn } from './sip-checkout.rules.ts';
import type { PlacedSip, SipCheckoutContext, SipSubject } from './sip-checkout.types.ts';

export type SipChild = 'nomineeChoice' | 'mandateChoice' | 'secondFactor';

/** Each child chart is loaded with its step (decision 012). */
export const later = {
  nomineeChoice: onDemand<typeof nomineeChoiceFlow>('nomineeChoice'),
  mandateChoice: onDemand<typeof mandateChoiceFlow>('mandateChoice'),
  secondFactor: onDemand<SecondFactorFlow<SipSubject, OrderResult<PlacedSip>>>('secondFactor'),
};

export function nomineeInput(context: SipCheckoutContext): NomineeChoiceInput {
  const { scheme, option: _, ...lists } = loadedIn(context).offer;
  return {
    ...lists,
    scheme: { scheme_name: scheme.name, scheme_code: scheme.code },
    chosen: context.nominee,
    newSubmission: context.newSubmission,
  };
}

export function mandateInput(context: SipCheckoutContext): MandateChoiceInput {
  const loaded = loadedIn(context);
  const { mandateId, newSubmission } = context;
  return { lists: loaded.lists, sip: sipOf(loaded), chosenId: mandateId ?? undefined, newSubmission };
}

export const codesInput = (context: SipCheckoutContext): SecondFactorInput<SipSubject> =>
  confirmationInput({
    codes: 'mobile',
    subject: subjectIn(context),
    gate: context.gate,
    lostSubmission: lostSubmissionOf(context.lost, choiceIn(context)),
    newSubmission: context.newSubmission,
  });

export function recentInput(context: SipCheckoutContext): RecentOrderInput {
  const { asked, offer } = loadedIn(context);
  return {
    order: { kind: 'sip', listType: 'xsip', of: purchaseOf(offer.scheme.name), amount: paiseOf(asked.amount) ?? 0 },
    lostSubmission: lostSubmissionOf(context.lost, choiceIn(context)),
    confirmedUntil: context.confirmedUntil,
  };
}
