import { useLingui } from '@lingui/react';
import type { Remote, sipCheckoutFlow, SipCheckoutView } from '@folioflow/flows';
import type { ImageStore } from '../../../parts/form/ImageUpload/ImageUpload.tsx';
import { InfoLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { OnDemand } from '../../../parts/page/OnDemand/OnDemand.tsx';
import { createCachedLoader } from '../../../primitives/on-demand.ts';
import { MandateCoverage } from './MandateCoverage.tsx';
import { SipRemark } from './SipRemark.tsx';

const loadMandateChoice = createCachedLoader(
  async () => (await import('../../../parts/mandate/MandateChoice/MandateChoice.tsx')).MandateChoice,
);

export interface SipPaymentProps {
  view: Extract<SipCheckoutView, { screen: 'choosing' }>;
  remote: Remote<typeof sipCheckoutFlow>;
  imageStore: ImageStore;
}

/** The mandate that pays the instalments and the exchange's remark on their day, once the nominee is chosen. */
export function SipPayment(props: SipPaymentProps) {
  const { remark, problem } = props.view;
  return (
    <>
      <MandatePart {...props} />
      <MandateCoverage view={props.view} remote={props.remote} />
      <SipRemark remark={remark} problem={problem} />
    </>
  );
}

function MandatePart({ view: { mandate }, remote, imageStore }: SipPaymentProps) {
  const { i18n } = useLingui();
  switch (mandate) {
    case 'notYet':
      return null;
    case 'none':
      return <InfoLine>{i18n._('sip.byHand.note')}</InfoLine>;
    default:
      return (
        <OnDemand
          load={loadMandateChoice}
          props={{ view: mandate, remote: remote.child('mandateChoice'), imageStore }}
        />
      );
  }
}
