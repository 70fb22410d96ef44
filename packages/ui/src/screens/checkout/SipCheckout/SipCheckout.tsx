import type { Remote, sipCheckoutFlow, SipCheckoutView } from '@folioflow/flows';
import { checkout } from '@folioflow/flows/words/checkout';
import { sip as words } from '@folioflow/flows/words/sip';
import type { ImageStore } from '../../../parts/form/ImageUpload/ImageUpload.tsx';
import { OnDemand } from '../../../parts/page/OnDemand/OnDemand.tsx';
import { UnavailablePage } from '../../../parts/page/Unavailable/UnavailablePage.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Page } from '../../../shell/Page.tsx';
import { loadSipCodeStep, loadSipEnding, loadSipReviewStep } from './load-steps.ts';
import { SipNomineeStep } from './SipChoosing.tsx';
import { SipFrame } from './SipFrame.tsx';

export interface SipCheckoutProps {
  view: SipCheckoutView;
  remote: Remote<typeof sipCheckoutFlow>;
  imageStore: ImageStore;
}

/** The checkout of a SIP, /sipCheckout (DO-280 to DO-333). */
export function SipCheckout({ view, remote, imageStore }: SipCheckoutProps) {
  switch (view.screen) {
    case 'closed':
      return null;
    case 'orderMissing':
    case 'blocked':
    case 'notOffered':
      return <OnDemand load={loadSipEnding} props={{ view }} fetching={<LoadingCheckout />} />;
    case 'loading':
      return <LoadingCheckout />;
    case 'unavailable':
      return (
        <UnavailablePage
          notice={view.notice}
          title={words.unavailable}
          retry={words.reload}
          canRetry={view.canReload}
          onRetry={() => remote.send({ type: 'checkout.reloadRequested' })}
          listPath="/sipList"
          listLabel={checkout['order.missing.link']}
        />
      );
    case 'choosing':
      return (
        <SipFrame step={view.step} summary={view.summary}>
          <SipNomineeStep view={view} remote={remote} imageStore={imageStore} />
        </SipFrame>
      );
    case 'reviewing':
      return (
        <SipFrame step={view.step} summary={view.summary}>
          <OnDemand key="review" load={loadSipReviewStep} props={{ view, remote }} />
        </SipFrame>
      );
    case 'confirming':
      return (
        <SipFrame step={view.step} summary={view.summary}>
          <OnDemand key="code" load={loadSipCodeStep} props={{ view, remote }} />
        </SipFrame>
      );
  }
}

function LoadingCheckout() {
  return (
    <Page>
      <Stack gap={24}>
        <PageHeading lead={words['lead.nominee']}>{words.title}</PageHeading>
        <Card as="div">
          <Stack gap={16}>
            <Loading label={words.loading} />
            <Skeleton width="14rem" height="1.25rem" />
            <Skeleton height="4.5rem" />
            <Skeleton height="4.5rem" />
            <Skeleton height="3rem" />
          </Stack>
        </Card>
      </Stack>
    </Page>
  );
}
