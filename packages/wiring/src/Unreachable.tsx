import { common } from '@folioflow/flows/words/common';
import { UnreachablePage } from '@folioflow/ui/shell';

/** The app's own server did not say where the provider is. */
export const Unreachable = () => (
  <UnreachablePage text={common['notice.unreachable']} onRetry={() => location.reload()} />
);
