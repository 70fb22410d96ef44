import { common } from '@folioflow/flows/words/common';
import { UnreachablePage } from '@folioflow/ui/shell';

/** The page for a server that returned no provider address. */
export const UnreachableProviderPage = () => (
  <UnreachablePage text={common['notice.unreachable']} onRetry={() => location.reload()} />
);
