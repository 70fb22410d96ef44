import { useLingui } from '@lingui/react';
import type { HoldingListView } from '@folioflow/flows';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { FailedPart } from '../../../parts/page/Unavailable/FailedPart.tsx';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { HoldingsHistory } from './HoldingsHistory.tsx';
import type { HistoryWindow } from './use-history-window.ts';

const Part = styled.section`
  padding-top: var(--space-8);
`;

export interface HistoryPartProps {
  history: Extract<HoldingListView, { screen: 'loaded' }>['history'];
  window: HistoryWindow;
  /** Loads the history: once the part is in view, and again after a failure. */
  onRequest: () => void;
}

/** The value over time, which is loaded when it is rendered. Nothing is shown if the provider does not offer it. */
export function HistoryPart({ history: { state, notice }, window, onRequest }: HistoryPartProps) {
  const { i18n } = useLingui();
  const isWaiting = state === 'waiting';
  useEffect(() => {
    if (isWaiting) onRequest();
  }, [isWaiting, onRequest]);
  if (state === 'notOffered') return null;
  return (
    <Part aria-label={i18n._('holdings.history')} aria-busy={isWaiting || state === 'loading' || undefined}>
      {state === 'loaded' && <HoldingsHistory window={window} />}
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
          <Skeleton height="10rem" />
        </>
      )}
    </Part>
  );
}
