import type { ReactNode } from 'react';

interface Shown<View, Remote> {
  view: View;
  remote: Remote;
}

const isOpen = <View extends { screen: string }>(view: View): view is Exclude<View, { screen: 'closed' }> =>
  view.screen !== 'closed';

/** A part as its parent shows it: nothing is left of it when it is over. */
export const whileOpen =
  <View extends { screen: string }, Remote>(
    draw: (shown: Shown<Exclude<View, { screen: 'closed' }>, Remote>) => ReactNode,
  ) =>
  ({ view, remote }: Shown<View, Remote>) =>
    isOpen(view) ? draw({ view, remote }) : null;
