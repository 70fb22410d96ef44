import { neutral } from '@folioflow/flows/words/neutral';
import { Boundary, LinkButton } from '@folioflow/ui';
import { TroublePage } from '@folioflow/ui/shell';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useWiring } from './wiring.ts';
import { NotFetched, pursue, reloadOnce, type News, type Pursuit } from './missing-code.ts';

interface TroubleProps {
  children: ReactNode;
  /** Wraps the message, for example in a frame. */
  around?: (said: ReactNode) => ReactNode;
}

/** Shows a message in place of a page or frame that cannot be rendered; another address retries. */
export function Trouble({ children, around = (said) => said }: TroubleProps) {
  const { key } = useLocation();
  return (
    <Boundary
      place={key}
      fallback={(error, again) =>
        around(error instanceof NotFetched ? <Unfetched missing={error} onHere={again} /> : <Crashed onRetry={again} />)
      }
    >
      {children}
    </Boundary>
  );
}

function Crashed({ onRetry }: { onRetry: () => void }) {
  return (
    <TroublePage kind="crashed" onRetry={onRetry}>
      <LinkButton variant="secondary" to="/">
        {neutral.first}
      </LinkButton>
    </TroublePage>
  );
}

/** The page has no content yet, so a reload loses nothing. */
function Unfetched({ missing, onHere }: { missing: NotFetched; onHere: () => void }) {
  const { stores } = useWiring();
  const pursuit = useRef<Pursuit>(null);
  const [isBusy, setBusy] = useState(false);
  const take = useEffectEvent((news: News) => {
    if (news === 'here') onHere();
    else if (news !== 'waiting') reloadOnce(stores);
  });
  useEffect(() => {
    const begun = pursue(missing, take);
    pursuit.current = begun;
    return begun.stop;
  }, [missing]);
  const retry = async () => {
    setBusy(true);
    const news = await pursuit.current?.again();
    setBusy(false);
    if (news === 'here') onHere();
    else if (news !== undefined && news !== 'waiting') location.reload();
  };
  return <TroublePage kind="unfetched" busy={isBusy} onRetry={() => void retry()} />;
}
