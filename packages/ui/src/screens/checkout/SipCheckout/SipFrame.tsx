import type { SipStep, SipSummary as Summary } from '@folioflow/flows';
import { sip as words } from '@folioflow/flows/words/sip';
import type { ReactNode } from 'react';
import { CheckoutFrame } from '../../../parts/order/Checkout/CheckoutFrame.tsx';
import { SipSummary } from './SipSummary.tsx';

// Texts by literal keys: a computed key would bundle the whole catalogue.
const readLeads = () =>
  ({
    nominee: words['lead.nominee'],
    mandate: words['lead.mandate'],
    review: words['lead.review'],
    code: words['lead.code'],
  }) as const;
const readNomineeStep = () => ({ id: 'nominee', label: words['steps.nominee'] }) as const;
const readMandateStep = () => ({ id: 'mandate', label: words['steps.mandate'] }) as const;
const readAgreementSteps = () =>
  [
    { id: 'review', label: words['steps.review'] },
    { id: 'code', label: words['steps.code'] },
  ] as const;

interface SipFrameProps {
  step: SipStep;
  summary: Summary;
  children: ReactNode;
}

/** The steps of a SIP; a SIP without mandate is paid by hand. */
export function SipFrame({ step, summary, children }: SipFrameProps) {
  const isByHand = step === 'mandate' && !summary.needsMandate;
  return (
    <CheckoutFrame
      title={words.title}
      lead={isByHand ? words['lead.byHand'] : readLeads()[step]}
      place={step === 'mandate' ? 'nominee' : step}
      steps={
        summary.needsMandate
          ? [readNomineeStep(), readMandateStep(), ...readAgreementSteps()]
          : [readNomineeStep(), ...readAgreementSteps()]
      }
      current={isByHand ? 'nominee' : step}
      summary={<SipSummary summary={summary} />}
    >
      {children}
    </CheckoutFrame>
  );
}
