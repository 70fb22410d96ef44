import { useLingui } from '@lingui/react';
import type { SipSummary } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { formatRecurrence } from '../../../format/repeat.ts';
import { CheckoutFrame } from '../../../parts/order/Checkout/CheckoutFrame.tsx';
import { orderedSchemeOf } from '../../../parts/order/Checkout/ordered-scheme.ts';
import { CostAside } from '../../../parts/order/Checkout/ReviewPanels.tsx';
import { sipCostsOf } from './sip-costs.ts';

interface SipFrameProps {
  step: 'nominee' | 'mandate' | 'review' | 'code';
  summary: SipSummary;
  children: ReactNode;
}

/** Scheme and instalment of a SIP; the code is the second of its two steps. */
export function SipFrame({ step, summary, children }: SipFrameProps) {
  const { i18n } = useLingui();
  return (
    <CheckoutFrame
      title={i18n._('sip.title')}
      place={step}
      position={i18n._('checkout.position', { step: step === 'code' ? 2 : 1, count: 2 })}
      order={{ ...orderedSchemeOf(i18n, summary), rhythm: formatRecurrence(i18n, summary.frequency) }}
      aside={<CostAside costs={sipCostsOf(summary)} />}
    >
      {children}
    </CheckoutFrame>
  );
}
