import { addons } from 'storybook/preview-api';
import { fn } from 'storybook/test';
import type { ComponentProps, MouseEvent } from 'react';

interface ReviewLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

/** A link from a docs page to a story or another docs page, without reloading Storybook. */
export function ReviewLink({ to, ...rest }: ReviewLinkProps) {
  const openInReview = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    addons.getChannel().emit('navigateUrl', to);
  };
  return <a {...rest} href={to} target="_top" onClick={openInReview} />;
}

const reportedLink = fn().mockName('followed');

/** A link inside a story: the Actions panel shows its target, and the story remains open. */
export function InertLink({ to, onClick, ...rest }: ReviewLinkProps) {
  const reportPress = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    event.preventDefault();
    reportedLink(to);
  };
  return <a {...rest} href={to} onClick={reportPress} />;
}
