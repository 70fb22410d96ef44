import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { LumpsumCheckoutView, lumpsumCheckoutFlow, Remote } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { BlockedOrder } from '../../../parts/order/Checkout/BlockedOrder.tsx';
import { CheckoutFrame } from '../../../parts/order/Checkout/CheckoutFrame.tsx';
import { useIsWide } from '../../../parts/order/Checkout/use-is-wide.ts';
import type { ImageStore } from '../../../parts/form/ImageUpload/ImageUpload.tsx';
import { OrderPageSkeleton } from '../../../parts/order/RequestedPage/OrderPageSkeleton.tsx';
import { UnavailableOrder } from '../../../parts/order/RequestedPage/UnavailableOrder.tsx';
import { OnDemand } from '../../../parts/page/OnDemand/OnDemand.tsx';
import { Loading } from '../../../primitives/Skeleton/Skeleton.tsx';
import { NeutralPage } from '../../../shell/NeutralPage.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { NomineeStep } from './Choosing.tsx';
import { loadCodeStep, loadReviewStep } from './load-steps.ts';
import { PayableOrder } from './Payable.tsx';

export interface LumpsumCheckoutProps {
  view: LumpsumCheckoutView;
  remote: Remote<typeof lumpsumCheckoutFlow>;
  imageStore: ImageStore;
}

// Texts by literal keys: a computed key would bundle the whole catalogue.
const readSteps = (i18n: I18n) =>
  [
    { id: 'nominee', label: i18n._('checkout.steps.nominee') },
    { id: 'review', label: i18n._('checkout.steps.review') },
    { id: 'code', label: i18n._('checkout.steps.code') },
  ] as const;
const readLeads = (i18n: I18n) =>
  ({
    nominee: i18n._('checkout.lead.nominee'),
    review: i18n._('checkout.lead.review'),
    code: i18n._('checkout.lead.code'),
  }) as const;

interface LumpsumFrameProps {
  view: Extract<LumpsumCheckoutView, { screen: 'choosing' | 'reviewing' | 'checking' | 'confirming' }>;
  children: ReactNode;
}

/** On a phone the review shows everything that the summary does. */
function LumpsumFrame({ view: { step, summary }, children }: LumpsumFrameProps) {
  const { i18n } = useLingui();
  const isWide = useIsWide();
  return (
    <CheckoutFrame
      title={i18n._('checkout.lumpsum.title')}
      lead={readLeads(i18n)[step]}
      place={step}
      steps={readSteps(i18n)}
      current={step}
      summary={(isWide || step !== 'review') && <OrderSummary summary={summary} />}
    >
      {children}
    </CheckoutFrame>
  );
}

/** The checkout of a one-time investment, /orderCheckout (DO-265 to DO-279). */
export function LumpsumCheckout({ view, remote, imageStore }: LumpsumCheckoutProps) {
  const { i18n } = useLingui();
  switch (view.screen) {
    case 'closed':
      return null;
    case 'orderMissing':
      return <NeutralPage to={`/${view.link}`} link={i18n._('checkout.order.missing.link')} />;
    case 'blocked':
      return <BlockedOrder message={view.message} link={view.link} />;
    case 'loading':
      return <OrderPageSkeleton />;
    case 'unavailable':
      return (
        <UnavailableOrder notice={view.notice} onRetry={() => remote.send({ type: 'checkout.reloadRequested' })} />
      );
    case 'payable':
      return <PayableOrder view={view} remote={remote} />;
    case 'choosing':
      return (
        <LumpsumFrame view={view}>
          <NomineeStep view={view} remote={remote} imageStore={imageStore} />
        </LumpsumFrame>
      );
    case 'reviewing':
      return (
        <LumpsumFrame view={view}>
          <OnDemand key="review" load={loadReviewStep} props={{ view, remote }} />
        </LumpsumFrame>
      );
    case 'checking':
      return (
        <LumpsumFrame view={view}>
          <Loading label={i18n._('checkout.order.checking')} />
        </LumpsumFrame>
      );
    case 'confirming':
      return (
        <LumpsumFrame view={view}>
          <OnDemand key="code" load={loadCodeStep} props={{ view, remote }} />
        </LumpsumFrame>
      );
  }
}
