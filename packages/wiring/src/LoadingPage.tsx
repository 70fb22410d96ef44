import { chrome } from '@folioflow/flows/words/chrome';
import { Spinner } from '@folioflow/ui';
import { Page } from '@folioflow/ui/shell';

/** Shown while the code of a page is loading, or the session is being restored. */
export const LoadingPage = () => (
  <Page>
    <Spinner label={chrome.loading} />
  </Page>
);
