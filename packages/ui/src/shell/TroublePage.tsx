import { useLingui } from '@lingui/react';
import { type ReactNode } from 'react';
import { Button } from '../primitives/Button/Button.tsx';
import { BrokenLineDrawing } from '../primitives/drawings.tsx';
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx';
import { Row } from '../primitives/Layout/Layout.tsx';
import { Page } from './Page.tsx';

export interface TroublePageProps {
  /** `unfetched`: its code could not be loaded. `crashed`: it failed while rendering. */
  kind: 'unfetched' | 'crashed';
  onRetry: () => void;
  busy?: boolean | undefined;
  /** Another action: a link. */
  children?: ReactNode;
}

/** The error page of a page that cannot be shown: the reason and the possible actions. */
export function TroublePage({ kind, onRetry, busy = false, children }: TroublePageProps) {
  const { i18n } = useLingui();
  return (
    <Page width="form">
      <div role="alert">
        <EmptyState
          as="h1"
          title={i18n._(`trouble.${kind}`)}
          drawing={<BrokenLineDrawing />}
          action={
            <Row gap={12} justify="center">
              <Button busy={busy} onClick={onRetry}>
                {i18n._('common.retry')}
              </Button>
              {children}
            </Row>
          }
        >
          {i18n._(`trouble.${kind}.next`)}
        </EmptyState>
      </div>
    </Page>
  );
}
