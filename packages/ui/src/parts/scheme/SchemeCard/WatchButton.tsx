import { useLingui } from '@lingui/react';
import type { SchemeIdentity } from '@folioflow/flows';
import { createContext, use } from 'react';
import { Button, type ButtonVariant } from '../../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/** Opens the watchlists of a scheme; null on a page without them. */
export const WatchContext = createContext<((scheme: SchemeIdentity) => void) | null>(null);

interface WatchButtonProps {
  scheme: SchemeIdentity;
  variant?: ButtonVariant | undefined;
}

/** Opens the dialog in which a scheme is added to watchlists and removed from them. */
export function WatchButton({ scheme, variant = 'quiet' }: WatchButtonProps) {
  const { i18n } = useLingui();
  const open = use(WatchContext);
  return (
    open && (
      <Button variant={variant} size="small" aria-haspopup="dialog" onClick={() => open(scheme)}>
        <span>{i18n._('watching.watch.open')}</span>
        <VisuallyHidden lang="en">, {scheme.name}</VisuallyHidden>
      </Button>
    )
  );
}
