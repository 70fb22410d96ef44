import { embedding as words } from '@folioflow/flows/words/embedding';
import { Button, EmptyState } from '@folioflow/ui';
import { Page } from '@folioflow/ui/shell';

interface ClosingPanelProps {
  kind: 'cancelled' | 'ended';
  /** Without it, the host continues. */
  onAgain?: () => void;
}

/** The end of a checkout without an order. */
export const ClosingPanel = ({ kind, onAgain }: ClosingPanelProps) => (
  <Page width="form">
    <div role="status">
      <EmptyState
        as="h1"
        title={words[`${kind}.title`]}
        action={onAgain && <Button onClick={onAgain}>{words['cancelled.again']}</Button>}
      >
        {words[`${kind}.next`]}
      </EmptyState>
    </div>
  </Page>
);
