import { useLingui } from '@lingui/react';
import type { LumpsumCheckoutView, lumpsumCheckoutFlow, Remote } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { BlockedOrder } from '../../../parts/order/Checkout/BlockedOrder.tsx';
import { CheckoutFrame } from '../../../parts/order/Checkout/CheckoutFrame.tsx';
import { orderedSchemeOf } from '../../../parts/order/Checkout/ordered-scheme.ts';
import { CostAside } from '../../../parts/order/Checkout/ReviewPanels.tsx';
import { useMomentInIndia } from '../../../parts/order/Checkout/use-moment-in-india.ts';
import type { ImageStore } from '../../../parts/form/ImageUpload/ImageUpload.tsx';
import { OrderPageSkeleton } from '../../../parts/order/RequestedPage/OrderPageSkeleton.tsx';
import { UnavailableOrder } from '../../../parts/order/RequestedPage/UnavailableOrder.tsx';
import { OnDemand } from '../../../parts/page/OnDemand/OnDemand.tsx';
import { usePrefetch } from '../../../primitives/on-demand.ts';
import { Loading } from '../../../primitives/Skeleton/Skeleton.tsx';
import { NeutralPage } from '../../../shell/NeutralPage.tsx';
import { lumpsumCostsOf } from './lumpsum-terms.ts';
import { NomineeStep } from './Choosing.tsx';
import { loadCodeStep, loadReviewStep } from './load-steps.ts';
import { PayableOrder } from './Payable.tsx';

export interface LumpsumCheckoutProps {
  view: LumpsumCheckoutView;
  remote: Remote<typeof lumpsumCheckoutFlow>;
  imageStore: ImageStore;
}

interface LumpsumFrameProps {
  view: Extract<LumpsumCheckoutView, { screen: 'choosing' | 'reviewing' | 'checking' | 'confirming' }>;
  children: ReactNode;
}

/** Scheme and amount of a lumpsum; the code is the second of its two steps. */
function LumpsumFrame({ view, children }: LumpsumFrameProps) {
  const { i18n } = useLingui();
  const now = useMomentInIndia();
  const { step, summary } = view;
  return (
    <CheckoutFrame
      title={i18n._('checkout.lumpsum.title')}
      place={step}
      position={i18n._('checkout.position', { step: step === 'code' ? 2 : 1, count: 2 })}
      order={{ ...orderedSchemeOf(i18n, summary), rhythm: i18n._('checkout.rhythm.once') }}
      aside={'terms' in view && <CostAside costs={lumpsumCostsOf(i18n, { ...view, now })} />}
    >
      {children}
    </CheckoutFrame>
  );
}

/** The checkout of a one-time investment, /orderCheckout (DO-265 to DO-279). */
export function LumpsumCheckout({ view, remote, imageStore }: LumpsumCheckoutProps) {
  const { i18n } = useLingui();
  usePrefetch(view.screen === 'choosing' && view.canReview, loadReviewStep);
  usePrefetch(view.screen === 'reviewing', loadCodeStep);
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
