import { useLingui } from '@lingui/react';
import { Boundary, LinkButton } from '@folioflow/ui';
import { TroublePage } from '@folioflow/ui/shell';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useWiring } from './wiring.ts';
import {
  ChunkLoadError,
  startChunkRetries,
  reloadOnce,
  type ChunkRetryResult,
  type ChunkRetries,
} from './chunk-load-error.ts';

interface PageErrorBoundaryProps {
  children: ReactNode;
  /** Wraps the message, for example in a frame. */
  wrapMessage?: (message: ReactNode) => ReactNode;
}

/** Shows a message in place of a page or frame that cannot be rendered; another address retries. */
export function PageErrorBoundary({ children, wrapMessage = (message) => message }: PageErrorBoundaryProps) {
  const { key } = useLocation();
  return (
    <Boundary
      place={key}
      fallback={(error, retry) =>
        wrapMessage(
          error instanceof ChunkLoadError ? (
            <ChunkLoadMessage error={error} onLoaded={retry} />
          ) : (
            <CrashMessage onRetry={retry} />
          ),
        )
      }
    >
      {children}
    </Boundary>
  );
}

function CrashMessage({ onRetry }: { onRetry: () => void }) {
  const { i18n } = useLingui();
  return (
    <TroublePage kind="crashed" onRetry={onRetry}>
      <LinkButton variant="secondary" to="/">
        {i18n._('neutral.first')}
      </LinkButton>
    </TroublePage>
  );
}

/** The page has no content yet, so a reload loses nothing. */
function ChunkLoadMessage({ error, onLoaded }: { error: ChunkLoadError; onLoaded: () => void }) {
  const { stores } = useWiring();
  const retries = useRef<ChunkRetries>(null);
  const [isBusy, setBusy] = useState(false);
  const handleResult = useEffectEvent((result: ChunkRetryResult) => {
    if (result === 'loaded') onLoaded();
    else if (result !== 'waiting') reloadOnce(stores);
  });
  useEffect(() => {
    const started = startChunkRetries(error, handleResult);
    retries.current = started;
    return started.stop;
  }, [error]);
  const retry = async () => {
    setBusy(true);
    const result = await retries.current?.retryNow();
    setBusy(false);
    if (result === 'loaded') onLoaded();
    else if (result !== undefined && result !== 'waiting') location.reload();
  };
  return <TroublePage kind="unfetched" busy={isBusy} onRetry={() => void retry()} />;
}
