import { common } from '@folioflow/flows/words/common';
import { Button } from '../Button/Button.tsx';
import { useIsReloadOffered } from '../NoticeStack/notices-above.ts';
import { Stack } from '../Layout/Layout.tsx';

interface FetchFailureProps {
  onRetry: () => void;
}

/** Shown instead of code that could not be fetched, with a retry; only the retry if a reload is offered above the page. */
export function FetchFailure({ onRetry }: FetchFailureProps) {
  const isReloadOffered = useIsReloadOffered();
  return (
    <Stack gap={12} align="start">
      {!isReloadOffered && <p role="alert">{common['notice.unreachable']}</p>}
      <Button variant="secondary" onClick={onRetry}>
        {common.retry}
      </Button>
    </Stack>
  );
}
