import { common } from '@folioflow/flows/words/common';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { useIsReloadOffered } from '../NoticeStack/notices-above.ts';
import { Row, Stack } from '../Layout/Layout.tsx';
import { ownTexts } from '../own-texts.tsx';

interface FetchFailureProps {
  onRetry: () => void;
  /** Further actions. */
  children?: ReactNode;
}

/** Shown instead of code that could not be fetched, with a retry; only the retry if a reload is offered above the page. */
export function FetchFailure({ onRetry, children }: FetchFailureProps) {
  const isReloadOffered = useIsReloadOffered();
  return (
    <Stack gap={12} align="start">
      {!isReloadOffered && <p role="alert">{common['notice.unreachable']}</p>}
      <Row gap={12}>
        <Button variant="secondary" onClick={onRetry}>
          {common.retry}
        </Button>
        {ownTexts(children)}
      </Row>
    </Stack>
  );
}
