import { chrome } from '@folioflow/flows/words/chrome';
import { Spinner } from '@folioflow/ui';
import { Page } from '@folioflow/ui/shell';

/** While a page's code, or who is signed in, is not known yet. */
export const Waiting = () => (
  <Page>
    <Spinner label={chrome.loading} />
  </Page>
);
