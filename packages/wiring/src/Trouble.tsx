import { neutral } from '@folioflow/flows/words/neutral';
import { Boundary, LinkButton } from '@folioflow/ui';
import { TroublePage } from '@folioflow/ui/shell';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useWiring } from './wiring.ts';
import { NotFetched, pursue, reloadOnce, type News, type Pursuit } from './missing-code.ts';

interface TroubleProps {
  children: ReactNode;
  /** What stands around what is said. */
  around?: (said: ReactNode) => ReactNode;
}

/** A page, or what stands around it, that cannot be shown says so in its place; another address is another try. */
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

/** Nothing of the page stands there yet, so that nothing is lost by reloading it. */
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
