import type { ReactNode } from 'react';

interface FlowScreenProps<View, Remote> {
  view: View;
  remote: Remote;
}

const isOpenView = <View extends { screen: string }>(view: View): view is Exclude<View, { screen: 'closed' }> =>
  view.screen !== 'closed';

/** Returns a component that renders a part as its parent does: nothing after its end. */
export const createOpenScreen =
  <View extends { screen: string }, Remote>(
    draw: (shown: FlowScreenProps<Exclude<View, { screen: 'closed' }>, Remote>) => ReactNode,
  ) =>
  ({ view, remote }: FlowScreenProps<View, Remote>) =>
    isOpenView(view) ? draw({ view, remote }) : null;
