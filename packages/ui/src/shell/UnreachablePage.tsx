import { common } from '@folioflow/flows/words/common';
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
