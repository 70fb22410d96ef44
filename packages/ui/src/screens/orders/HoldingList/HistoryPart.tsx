import type { HoldingListView } from '@folioflow/flows';
import { holdings as words } from '@folioflow/flows/words/holdings';
import { useEffect } from 'react';
import { NoticeText } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
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
          <Stack gap={12} align="start">
            <p>
              {words['history.unavailable']} {notice !== null && <NoticeText notice={notice} />}
            </p>
            <Button variant="secondary" onClick={onRequest}>
              {words.tryAgain}
            </Button>
          </Stack>
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
