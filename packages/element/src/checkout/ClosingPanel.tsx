import { useLingui } from '@lingui/react';
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
  const { i18n } = useLingui();
  useHeadingFocus(hadFocus);
  return (
    <Page width="form">
      <div role="status">
        <EmptyState
          as="h1"
          title={i18n._(`embedding.${kind}.title`)}
          action={onAgain && <Button onClick={onAgain}>{i18n._('embedding.cancelled.again')}</Button>}
        >
          {i18n._(`embedding.${kind}.next`)}
        </EmptyState>
      </div>
    </Page>
  );
}
