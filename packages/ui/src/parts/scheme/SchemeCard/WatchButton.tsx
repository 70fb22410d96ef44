import { useLingui } from '@lingui/react';
import type { SchemeIdentity } from '@folioflow/flows';
import { Bookmark } from 'lucide';
import { createContext, use } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/** Opens the watchlists of a scheme; null on a page without them. */
export const WatchContext = createContext<((scheme: SchemeIdentity) => void) | null>(null);

/** Opens the dialog in which a scheme is added to watchlists and removed from them. */
export function WatchButton({ scheme }: { scheme: SchemeIdentity }) {
  const { i18n } = useLingui();
  const open = use(WatchContext);
  return (
    open && (
      <Button
        variant="quiet"
        size="small"
        icon={<Icon of={Bookmark} />}
        aria-haspopup="dialog"
        onClick={() => open(scheme)}
      >
        <span>{i18n._('watching.watch.open')}</span>
        <VisuallyHidden lang="en">, {scheme.name}</VisuallyHidden>
      </Button>
    )
  );
}
