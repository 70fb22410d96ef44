import { Spinner } from '@folioflow/ui';
import { Page } from '@folioflow/ui/shell';

/** While a page's code, or who is signed in, is not known yet. */
export const Waiting = () => (
  <Page>
    <Spinner label="Loading" />
  </Page>
);
