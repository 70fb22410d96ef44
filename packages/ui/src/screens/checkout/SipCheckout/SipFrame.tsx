import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { SipStep, SipSummary as Summary } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { CheckoutFrame } from '../../../parts/order/Checkout/CheckoutFrame.tsx';
import { SipSummary } from './SipSummary.tsx';

// Texts by literal keys: a computed key would bundle the whole catalogue.
const readLeads = (i18n: I18n) =>
  ({
    nominee: i18n._('sip.lead.nominee'),
    mandate: i18n._('sip.lead.mandate'),
    review: i18n._('sip.lead.review'),
    code: i18n._('sip.lead.code'),
  }) as const;
const readNomineeStep = (i18n: I18n) => ({ id: 'nominee', label: i18n._('sip.steps.nominee') }) as const;
const readMandateStep = (i18n: I18n) => ({ id: 'mandate', label: i18n._('sip.steps.mandate') }) as const;
const readAgreementSteps = (i18n: I18n) =>
  [
    { id: 'review', label: i18n._('sip.steps.review') },
    { id: 'code', label: i18n._('sip.steps.code') },
  ] as const;

interface SipFrameProps {
  step: SipStep;
  summary: Summary;
  children: ReactNode;
}

/** The steps of a SIP; a SIP without mandate is paid by hand. */
export function SipFrame({ step, summary, children }: SipFrameProps) {
  const { i18n } = useLingui();
  const isByHand = step === 'mandate' && !summary.needsMandate;
  return (
    <CheckoutFrame
      title={i18n._('sip.title')}
      lead={isByHand ? i18n._('sip.lead.byHand') : readLeads(i18n)[step]}
      place={step === 'mandate' ? 'nominee' : step}
      steps={
        summary.needsMandate
          ? [readNomineeStep(i18n), readMandateStep(i18n), ...readAgreementSteps(i18n)]
          : [readNomineeStep(i18n), ...readAgreementSteps(i18n)]
      }
      current={isByHand ? 'nominee' : step}
      summary={<SipSummary summary={summary} />}
    >
      {children}
    </CheckoutFrame>
  );
}
