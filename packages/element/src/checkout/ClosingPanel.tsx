import { embedding as words } from '@folioflow/flows/words/embedding';
import { Button, EmptyState } from '@folioflow/ui';
import { Page } from '@folioflow/ui/shell';
import { useHeadingFocus } from './use-heading-focus.ts';

interface ClosingPanelProps {
  kind: 'cancelled' | 'ended';
  /** False if the user was elsewhere in the page. */
  hadFocus: boolean;
  /** Without it, the host continues. */
  onAgain?: () => void;
}

/** The end of a checkout without an order. */
export function ClosingPanel({ kind, hadFocus, onAgain }: ClosingPanelProps) {
  useHeadingFocus(hadFocus);
  return (
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
}
