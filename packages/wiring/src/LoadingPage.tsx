import { useLingui } from '@lingui/react';
import { Spinner } from '@folioflow/ui';
import { Page } from '@folioflow/ui/shell';

/** Shown while the code of a page is loading, or the session is being restored. */
export const LoadingPage = () => {
  const { i18n } = useLingui();
  return (
    <Page>
      <Spinner label={i18n._('chrome.loading')} />
    </Page>
  );
};
