import type { Remote, sipCheckoutFlow, SipCheckoutView } from '@folioflow/flows';
import { mandates } from '@folioflow/flows/words/mandates';
import { sip as words } from '@folioflow/flows/words/sip';
import { FormFoot } from '../../../parts/FormFoot/FormFoot.tsx';
import type { ImageDesk } from '../../../parts/ImageUpload/ImageUpload.tsx';
import { NomineeChoice } from '../../../parts/NomineeChoice/NomineeChoice.tsx';
import { InfoLine } from '../../../parts/NoticeLine/NoticeLine.tsx';
import { OnDemand } from '../../../parts/OnDemand/OnDemand.tsx';
import { Unavailable } from '../../../parts/Unavailable/Unavailable.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { loadMandateChoice } from './load-steps.ts';
import { SipRemark } from './SipRemark.tsx';

interface SipChoosingProps {
  view: Extract<SipCheckoutView, { screen: 'choosing' }>;
  remote: Remote<typeof sipCheckoutFlow>;
  desk: ImageDesk;
}

/** Nominee, then mandate, then on to the review (DO-284, DO-300). */
export function SipChoosing({ view, remote, desk }: SipChoosingProps) {
  return (
    <Stack gap={32}>
      {view.nominee && <NomineeChoice view={view.nominee} remote={remote.child('nomineeChoice')} desk={desk} />}
      <Mandate view={view} remote={remote} desk={desk} />
      {view.mandate !== 'notYet' && <SipRemark remark={view.remark} problem={view.problem} />}
      <FormFoot>
        <Button wide disabled={!view.canReview} onClick={() => remote.send({ type: 'review.requested' })}>
          {words['review.go']}
        </Button>
      </FormFoot>
    </Stack>
  );
}

function Mandate({ view: { mandate, canReload }, remote, desk }: SipChoosingProps) {
  switch (mandate) {
    case 'notYet':
      return null;
    case 'none':
      return <InfoLine>{words['byHand.note']}</InfoLine>;
    case 'fetching':
      return (
        <Stack gap={12}>
          <Loading label={mandates['choice.loading']} />
          <Skeleton height="9rem" />
        </Stack>
      );
    case 'notFetched':
      return (
        <Unavailable
          notice={null}
          title={words['unavailable.mandates']}
          action={
            <Button
              variant="secondary"
              disabled={!canReload}
              onClick={() => remote.send({ type: 'checkout.reloadRequested' })}
            >
              {words.reload}
            </Button>
          }
        />
      );
    default:
      return (
        <OnDemand load={loadMandateChoice} props={{ view: mandate, remote: remote.child('mandateChoice'), desk }} />
      );
  }
}
