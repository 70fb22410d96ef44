import type { HoldingListView } from '@folioflow/flows';
import { holdings as words } from '@folioflow/flows/words/holdings';
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
  const isWaiting = state === 'waiting';
  useEffect(() => {
    if (isWaiting) onRequest();
  }, [isWaiting, onRequest]);
  if (state === 'notOffered') return null;
  return (
    <Card aria-label={words.history} aria-busy={isWaiting || state === 'loading' || undefined}>
      <Stack gap={16}>
        <h2>{words.history}</h2>
        {state === 'loaded' && <HoldingsHistory points={points} />}
        {state === 'unavailable' && (
          <FailedPart text={words['history.unavailable']} notice={notice} retry={words.tryAgain} onRetry={onRequest} />
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
