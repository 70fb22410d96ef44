import type { Remote, sipCheckoutFlow, SipCheckoutView } from '@folioflow/flows';
import { sip as words } from '@folioflow/flows/words/sip';
import type { ImageDesk } from '../../../parts/ImageUpload/ImageUpload.tsx';
import { InfoLine } from '../../../parts/NoticeLine/NoticeLine.tsx';
import { OnDemand } from '../../../parts/OnDemand/OnDemand.tsx';
import { UnavailablePart } from '../../../parts/Unavailable/UnavailablePart.tsx';
import { keeping } from '../../../primitives/on-demand.ts';
import { AwaitedPaying } from './AwaitedPaying.tsx';
import { SipRemark } from './SipRemark.tsx';

const loadMandateChoice = keeping(
  async () => (await import('../../../parts/MandateChoice/MandateChoice.tsx')).MandateChoice,
);

export interface SipPayingProps {
  view: Extract<SipCheckoutView, { screen: 'choosing' }>;
  remote: Remote<typeof sipCheckoutFlow>;
  desk: ImageDesk;
}

/** What pays the installments, and what the exchange says of their day, once the nominee is settled. */
export function SipPaying(props: SipPayingProps) {
  const { remark, problem } = props.view;
  return (
    <>
      <Mandate {...props} />
      <SipRemark remark={remark} problem={problem} />
    </>
  );
}

function Mandate({ view: { mandate, canReload }, remote, desk }: SipPayingProps) {
  switch (mandate) {
    case 'notYet':
      return null;
    case 'none':
      return <InfoLine>{words['byHand.note']}</InfoLine>;
    case 'fetching':
      return <AwaitedPaying />;
    case 'notFetched':
      return (
        <UnavailablePart
          notice={null}
          title={words['unavailable.mandates']}
          reload={words.reload}
          canReload={canReload}
          onReload={() => remote.send({ type: 'checkout.reloadRequested' })}
        />
      );
    default:
      return (
        <OnDemand load={loadMandateChoice} props={{ view: mandate, remote: remote.child('mandateChoice'), desk }} />
      );
  }
}
