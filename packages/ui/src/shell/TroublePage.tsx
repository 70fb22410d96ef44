import { common } from '@folioflow/flows/words/common';
import { trouble } from '@folioflow/flows/words/trouble';
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
  return (
    <Page width="form">
      <div role="alert">
        <EmptyState
          as="h1"
          title={trouble[kind]}
          drawing={<BrokenLineDrawing />}
          action={
            <Row gap={12} justify="center">
              <Button busy={busy} onClick={onRetry}>
                {common.retry}
              </Button>
              {children}
            </Row>
          }
        >
          {trouble[`${kind}.next`]}
        </EmptyState>
      </div>
    </Page>
  );
}
