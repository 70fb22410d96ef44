import { useLingui } from '@lingui/react';
import { Button } from '../Button/Button.tsx';
import { useIsReloadOffered } from '../NoticeStack/notices-above.ts';
import { Stack } from '../Layout/Layout.tsx';

interface FetchFailureProps {
  onRetry: () => void;
}

/** Shown instead of code that could not be fetched, with a retry; only the retry if a reload is offered above the page. */
export function FetchFailure({ onRetry }: FetchFailureProps) {
  const { i18n } = useLingui();
  const isReloadOffered = useIsReloadOffered();
  return (
    <Stack gap={12} align="start">
      {!isReloadOffered && <p role="alert">{i18n._('common.notice.unreachable')}</p>}
      <Button variant="secondary" onClick={onRetry}>
        {i18n._('common.retry')}
      </Button>
    </Stack>
  );
}
