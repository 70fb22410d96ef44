import { useLingui } from '@lingui/react';
import { Button } from '../primitives/Button/Button.tsx';
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx';
import { BrokenLineDrawing } from '../primitives/drawings.tsx';
import { Page } from './Page.tsx';

export interface UnreachablePageProps {
  /** The failure and the hint to try again. */
  text: string;
  onRetry: () => void;
  busy?: boolean | undefined;
}

/** The error page of an unreachable service. */
export function UnreachablePage({ text, onRetry, busy = false }: UnreachablePageProps) {
  const { i18n } = useLingui();
  return (
    <Page width="form">
      <EmptyState
        as="h1"
        title={text}
        drawing={<BrokenLineDrawing />}
        action={
          <Button busy={busy} onClick={onRetry}>
            {i18n._('common.retry')}
          </Button>
        }
      />
    </Page>
  );
}
