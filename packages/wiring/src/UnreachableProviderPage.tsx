import { UnreachablePage } from '@folioflow/ui/shell';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';

/** The page for a server that returned no provider address. */
export const UnreachableProviderPage = () => (
  <I18nProvider i18n={i18n}>
    <UnreachablePage text={i18n._('common.notice.unreachable')} onRetry={() => location.reload()} />
  </I18nProvider>
);
