import { common } from '@folioflow/flows/words/common';
import { Button } from '../primitives/Button/Button.tsx';
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx';
import { BrokenLineDrawing } from '../primitives/drawings.tsx';
import { Page } from './Page.tsx';

export interface UnreachablePageProps {
  /** What happened, and that it can be tried again. */
  text: string;
  onRetry: () => void;
  busy?: boolean | undefined;
}

/** The service did not answer and there is nothing to show in its place. */
export function UnreachablePage({ text, onRetry, busy = false }: UnreachablePageProps) {
  return (
    <Page width="form">
      <EmptyState
        as="h1"
        title={text}
        drawing={<BrokenLineDrawing />}
        action={
          <Button busy={busy} onClick={onRetry}>
            {common.retry}
          </Button>
        }
      />
    </Page>
  );
}
