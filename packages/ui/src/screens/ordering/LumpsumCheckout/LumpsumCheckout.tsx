import type { LumpsumCheckoutView, lumpsumCheckoutFlow, Remote } from '@folioflow/flows';
import { ordering } from '@folioflow/flows/words/ordering';
import type { ReactNode } from 'react';
import { BlockedOrder } from '../../../parts/Checkout/BlockedOrder.tsx';
import { CheckoutFrame } from '../../../parts/Checkout/CheckoutFrame.tsx';
import { useIsWide } from '../../../parts/Checkout/use-is-wide.ts';
import type { ImageDesk } from '../../../parts/ImageUpload/ImageUpload.tsx';
import { OnDemand } from '../../../parts/OnDemand/OnDemand.tsx';
import { Loading } from '../../../primitives/Skeleton/Skeleton.tsx';
import { NeutralPage } from '../../../shell/NeutralPage.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { Choosing } from './Choosing.tsx';
import { loadConfirming, loadReviewing } from './load-steps.ts';
import { Payable } from './Payable.tsx';

export interface LumpsumCheckoutProps {
  view: LumpsumCheckoutView;
  remote: Remote<typeof lumpsumCheckoutFlow>;
  desk: ImageDesk;
}

// Each text by its own key: a page carries those that it names, and a whole catalogue where the key is computed.
const steps = [
  { id: 'nominee', label: ordering['steps.nominee'] },
  { id: 'review', label: ordering['steps.review'] },
  { id: 'code', label: ordering['steps.code'] },
] as const;
const leads = {
  nominee: ordering['lead.nominee'],
  review: ordering['lead.review'],
  code: ordering['lead.code'],
} as const;

interface FrameProps {
  view: Extract<LumpsumCheckoutView, { screen: 'choosing' | 'reviewing' | 'checking' | 'confirming' }>;
  children: ReactNode;
}

/** On a phone the review says all that the summary does. */
function Frame({ view: { step, summary }, children }: FrameProps) {
  const isWide = useIsWide();
  return (
    <CheckoutFrame
      title={ordering['lumpsum.title']}
      lead={leads[step]}
      place={step}
      steps={steps}
      current={step}
      summary={(isWide || step !== 'review') && <OrderSummary summary={summary} />}
    >
      {children}
    </CheckoutFrame>
  );
}

/** A one-time investment, /orderCheckout (DO-265 to DO-279). */
export function LumpsumCheckout({ view, remote, desk }: LumpsumCheckoutProps) {
  switch (view.screen) {
    case 'closed':
      return null;
    case 'orderMissing':
      return <NeutralPage to={`/${view.link}`} link={ordering['order.missing.link']} />;
    case 'blocked':
      return <BlockedOrder message={view.message} link={view.link} />;
    case 'payable':
      return <Payable view={view} remote={remote} />;
    case 'choosing':
      return (
        <Frame view={view}>
          <Choosing view={view} remote={remote} desk={desk} />
        </Frame>
      );
    case 'reviewing':
      return (
        <Frame view={view}>
          <OnDemand key="review" load={loadReviewing} props={{ view, remote }} />
        </Frame>
      );
    case 'checking':
      return (
        <Frame view={view}>
          <Loading label={ordering['order.checking']} />
        </Frame>
      );
    case 'confirming':
      return (
        <Frame view={view}>
          <OnDemand key="code" load={loadConfirming} props={{ view, remote }} />
        </Frame>
      );
  }
}
