import { useLingui } from '@lingui/react';
import type { Remote, sipCheckoutFlow, SipCheckoutView } from '@folioflow/flows';
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
  const { i18n } = useLingui();
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
          title={i18n._('sip.unavailable')}
          retry={i18n._('sip.reload')}
          canRetry={view.canReload}
          onRetry={() => remote.send({ type: 'checkout.reloadRequested' })}
          listPath="/sipList"
          listLabel={i18n._('checkout.order.missing.link')}
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
  const { i18n } = useLingui();
  return (
    <Page>
      <Stack gap={24}>
        <PageHeading lead={i18n._('sip.lead.nominee')}>{i18n._('sip.title')}</PageHeading>
        <Card as="div">
          <Stack gap={16}>
            <Loading label={i18n._('sip.loading')} />
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
