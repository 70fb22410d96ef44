import type { Remote, serverNoticeFlow, ServerNoticeView } from '@folioflow/flows';
import { serverNoticeJourneys } from '@folioflow/flows/testing';
import { PageHeading } from '../primitives/PageHeading/PageHeading.tsx';
import { flowStories } from '../testing/flow-story.tsx';
import { NoticeHost } from './NoticeHost.tsx';
import { Page } from './Page.tsx';

const at = flowStories(serverNoticeJourneys);

interface ServerNoticeProps {
  view: ServerNoticeView;
  remote: Remote<typeof serverNoticeFlow>;
}

/** The host above an unchanged page. */
function ServerNotice({ view, remote }: ServerNoticeProps) {
  const notices =
    view.screen === 'quiet' ? [] : view.dialog === null ? view.notifications : [...view.notifications, view.dialog];
  return (
    <>
      <Page>
        <PageHeading lead="Notices lie above it and outlive it.">Any page of the app</PageHeading>
      </Page>
      <NoticeHost notices={notices} onDismiss={(id) => remote.send({ type: 'notice.dismissed', id })} />
    </>
  );
}

export default { title: 'Flows/Parts/ServerNotice', component: ServerNotice };
export const Quiet = at('Quiet');
export const ShowingDanger = at('ShowingDanger');
export const ShowingTwoDangers = at('ShowingTwoDangers');
export const ShowingAlert = at('ShowingAlert');
export const ShowingPopup = at('ShowingPopup');
export const ShowingLongDangers = at('ShowingLongDangers');
export const ShowingLongAlert = at('ShowingLongAlert');
export const QuietAfterLife = at('QuietAfterLife');
