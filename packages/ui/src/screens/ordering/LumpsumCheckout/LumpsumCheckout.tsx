import type { LumpsumCheckoutView, lumpsumCheckoutFlow, Remote } from '@folioflow/flows';
import { ordering } from '@folioflow/flows/words/ordering';
import type { ReactNode } from 'react';
import { BlockedOrder } from '../../../parts/Checkout/BlockedOrder.tsx';
import { CheckoutFrame } from '../../../parts/Checkout/CheckoutFrame.tsx';
import type { ImageDesk } from '../../../parts/ImageUpload/ImageUpload.tsx';
import { Loading } from '../../../primitives/Skeleton/Skeleton.tsx';
import { NeutralPage } from '../../../shell/NeutralPage.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { Choosing } from './Choosing.tsx';
import { Confirming } from './Confirming.tsx';
import { Payable } from './Payable.tsx';

export interface LumpsumCheckoutProps {
  view: LumpsumCheckoutView;
  remote: Remote<typeof lumpsumCheckoutFlow>;
  desk: ImageDesk;
}

const steps = (['nominee', 'review', 'code'] as const).map((id) => ({ id, label: ordering[`steps.${id}`] }));

interface FrameProps {
  view: Extract<LumpsumCheckoutView, { screen: 'choosing' | 'checking' | 'confirming' }>;
  children: ReactNode;
}

const Frame = ({ view: { step, summary }, children }: FrameProps) => (
  <CheckoutFrame
    title={ordering['lumpsum.title']}
    lead={ordering[`lead.${step}`]}
    place={step === 'code' ? 'code' : 'choice'}
    steps={steps}
    current={step}
    summary={<OrderSummary summary={summary} />}
  >
    {children}
  </CheckoutFrame>
);

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
    case 'checking':
      return (
        <Frame view={view}>
          <Loading label={ordering['order.checking']} />
        </Frame>
      );
    case 'confirming':
      return (
        <Frame view={view}>
          <Confirming view={view} remote={remote} />
        </Frame>
      );
  }
}
