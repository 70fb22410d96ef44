import type { LinkProps } from '@folioflow/ui';
import type { KeyboardEvent } from 'react';
import { useHost } from './host-context.ts';

/**
 * A link of a screen to another page. The host has its own addresses, so the link is a button that sends the event
 * `folioflow-exit`.
 */
export function ExitLink({ to, target: _, onClick, ...rest }: LinkProps) {
  const { notify } = useHost();
  const pressWithKey = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <a
      {...rest}
      role="button"
      tabIndex={0}
      onKeyDown={pressWithKey}
      onClick={(event) => {
        onClick?.(event);
        notify('folioflow-exit', { path: to });
      }}
    />
  );
}
