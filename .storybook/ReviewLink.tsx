import { addons } from 'storybook/preview-api';
import { fn } from 'storybook/test';
import type { ComponentProps, MouseEvent } from 'react';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

/** A link from a docs page to a story or another docs page, without loading Storybook anew. */
export function ReviewLink({ to, ...rest }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    addons.getChannel().emit('navigateUrl', to);
  };
  return <a {...rest} href={to} target="_top" onClick={follow} />;
}

const followed = fn().mockName('followed');

/** A link inside a story: the Actions panel says where it would lead, and the story stays. */
export function StillLink({ to, onClick, ...rest }: LinkProps) {
  const stay = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    event.preventDefault();
    followed(to);
  };
  return <a {...rest} href={to} onClick={stay} />;
}
