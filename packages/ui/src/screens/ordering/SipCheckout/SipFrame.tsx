import type { SipStep, SipSummary as Summary } from '@folioflow/flows';
import { sip as words } from '@folioflow/flows/words/sip';
import type { ReactNode } from 'react';
import { CheckoutFrame } from '../../../parts/Checkout/CheckoutFrame.tsx';
import { SipSummary } from './SipSummary.tsx';

interface SipFrameProps {
  step: SipStep;
  summary: Summary;
  children: ReactNode;
}

/** The steps of a SIP: one that is paid by hand has no mandate. */
export function SipFrame({ step, summary, children }: SipFrameProps) {
  const isByHand = step === 'mandate' && !summary.needsMandate;
  const ids = summary.needsMandate
    ? (['nominee', 'mandate', 'review', 'code'] as const)
    : (['nominee', 'review', 'code'] as const);
  return (
    <CheckoutFrame
      title={words.title}
      lead={isByHand ? words['lead.byHand'] : words[`lead.${step}`]}
      place={step === 'mandate' ? 'nominee' : step}
      steps={ids.map((id) => ({ id, label: words[`steps.${id}`] }))}
      current={isByHand ? 'nominee' : step}
      summary={<SipSummary summary={summary} />}
    >
      {children}
    </CheckoutFrame>
  );
}
