import type { SnapshotFrom } from 'xstate';
import { payingAccountOf } from '../../banking/paying-account.ts';
import { screenOf, type ChildViews, type RootStateOf } from '../../kit/flow.ts';
import { hasUncertainAttempt } from '../../parts/order/order-confirmation/order-confirmation.rules.ts';
import { findRetryOfDraft } from '../../parts/order/order-confirmation/pending-retry.ts';
import type { recentOrderFlow } from '../../parts/order/recent-order/recent-order.flow.ts';
import type { SecondFactorFlow } from '../../parts/identity/second-factor/second-factor.flow.ts';
import { soldOrderOf } from '../redemption-estimate/sold-order.ts';
import { swpAgreement } from './swp-agreement.ts';
import type { swpRegistrationMachine } from './swp-registration.machine.ts';
import {
  isSwpPlanRegistrable,
  possibleSwpStartDays,
  swpPlanOf,
  swpProblemOf,
  swpTermsOf,
} from './swp-registration.rules.ts';
import type { SwpRegistrationView } from './swp-registration.types.ts';

const screens = {
  entering: 'entering',
  checkingRecentOrder: 'entering',
  confirming: 'confirming',
  notPermitted: 'closed',
  registered: 'closed',
  closed: 'closed',
} as const satisfies Record<RootStateOf<typeof swpRegistrationMachine>, SwpRegistrationView['screen']>;

type Children = ChildViews<{
  recentOrder: typeof recentOrderFlow;
  secondFactor: SecondFactorFlow;
}>;

export function swpRegistrationView(
  snapshot: SnapshotFrom<typeof swpRegistrationMachine>,
  { recentOrder: repeat, secondFactor: codes }: Children,
): SwpRegistrationView {
  const { context } = snapshot;
  const { order, today, draft, retry, notice } = context;
  const screen = screenOf(snapshot, screens);
  if (screen === 'closed') return { screen };
  const terms = swpTermsOf(order);
  return {
    screen,
    schemeName: order.mf_order_scheme_name,
    sold: soldOrderOf(order),
    account: order.bank_information === undefined ? null : payingAccountOf(order.bank_information),
    terms,
    counts: order.swp_installment_numbers_list ?? [],
    frequencies: order.swp_frequency_list ?? [],
    days: possibleSwpStartDays(order, today),
    draft,
    problem: swpProblemOf(terms, draft),
    canSubmit: snapshot.can({ type: 'swp.submitted' }),
    isCodeFieldShown: order.is_otp_enabled === true,
    notice,
    agreement: isSwpPlanRegistrable(context) ? swpAgreement(terms, draft) : null,
    repeat,
    codes,
    canHaveGoneThrough: hasUncertainAttempt(findRetryOfDraft(retry, swpPlanOf({ order, draft })), codes),
  };
}
