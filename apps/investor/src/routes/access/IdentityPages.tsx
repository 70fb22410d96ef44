import { identityPages, identityRoutes, type IdentityPage } from '@folioflow/flows';
import { IdentityPages } from '@folioflow/ui/screens/access/IdentityPages/IdentityPages';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useImages } from '../../wiring/use-images.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

const pages: readonly IdentityPage[] = ['intro', 'choosingFiles', 'verifying', 'verified'];

/** One flow for four addresses: each starts on its own page, and the flow leads to the next (D-09). */
export function IdentityPagesRoute() {
  const segment = useLocation().pathname.split('/')[1]?.toLowerCase();
  const at = pages.find((page) => identityRoutes[page] === segment) ?? 'intro';
  return <IdentityPageContainer key={at} at={at} />;
}

function IdentityPageContainer({ at }: { at: IdentityPage }) {
  const images = useImages();
  const flow = useWiredFlow(() => identityPages(), { openedPage: at });
  const { view, followExit } = flow;
  const to = view.exit?.to;
  const replace = view.exit?.replace ?? false;
  useEffect(() => {
    if (to !== undefined) followExit({ to, replace });
  }, [followExit, to, replace]);
  return <IdentityPages {...flow} imageStore={images} />;
}
