import { useLingui } from '@lingui/react';
import type { HoldingListView } from '@folioflow/flows';
import { useEffect } from 'react';
import { FailedPart } from '../../../parts/page/Unavailable/FailedPart.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { HoldingsHistory } from './HoldingsHistory.tsx';

export interface HistoryPartProps {
  history: Extract<HoldingListView, { screen: 'loaded' }>['history'];
  /** Loads the history: once the part is in view, and again after a failure. */
  onRequest: () => void;
}

/** The value over time, which is loaded when it is rendered. Nothing is shown if the provider does not offer it. */
export function HistoryPart({ history: { state, points, notice }, onRequest }: HistoryPartProps) {
  const { i18n } = useLingui();
  const isWaiting = state === 'waiting';
  useEffect(() => {
    if (isWaiting) onRequest();
  }, [isWaiting, onRequest]);
  if (state === 'notOffered') return null;
  return (
    <Card aria-label={i18n._('holdings.history')} aria-busy={isWaiting || state === 'loading' || undefined}>
      <Stack gap={16}>
        <h2>{i18n._('holdings.history')}</h2>
        {state === 'loaded' && <HoldingsHistory points={points} />}
        {state === 'unavailable' && (
          <FailedPart
            text={i18n._('holdings.history.unavailable')}
            notice={notice}
            retry={i18n._('holdings.tryAgain')}
            onRetry={onRequest}
          />
        )}
        {(isWaiting || state === 'loading') && (
          <>
            <Loading />
            <Skeleton height="17.5rem" />
          </>
        )}
      </Stack>
    </Card>
  );
}
