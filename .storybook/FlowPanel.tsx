import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import type { API } from 'storybook/manager-api';
import { storyPathOf, type StoryOpener } from '../packages/ui/src/review/drawing/story-path.ts';
import { FlowPosition } from '../packages/ui/src/review/FlowPosition.tsx';
import { loadDrawnChart, loadOpenedLayout } from '../tools/charts/load-drawn-chart.ts';
import { REVIEW_EVENT, type StoryReview } from './review-channel.ts';

/** Listens from the start, so that a panel that is opened later has the story too. */
export function createFlowPanel(api: API) {
  let reviewed: StoryReview | null = null;
  const listeners = new Set<() => void>();
  api.on(REVIEW_EVENT, (review: StoryReview | null) => {
    reviewed = review;
    listeners.forEach((listener) => listener());
  });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  function FlowName({ flow, children }: { flow: string; children: string }) {
    const page = reviewed?.pages[flow];
    if (page === undefined) return <strong>{children}</strong>;
    const openPage = (event: React.MouseEvent) => {
      event.preventDefault();
      api.navigateUrl(page, { plain: true });
    };
    return (
      <a href={page} onClick={openPage}>
        {children}
      </a>
    );
  }

  const stories: StoryOpener = {
    load: loadDrawnChart,
    loadOpened: loadOpenedLayout,
    pathOf: (flow, story) => {
      const page = reviewed?.pages[flow];
      return page === undefined ? null : storyPathOf(page, story);
    },
    open: (path) => api.navigateUrl(path, { plain: true }),
  };

  return function FlowPanel({ active }: { active?: boolean | undefined }) {
    const shown = React.useSyncExternalStore(subscribe, () => reviewed);
    return (
      <AddonPanel active={active === true}>
        <div className="folioflow-panel" data-theme={api.getGlobals()['theme'] === 'dark' ? 'dark' : undefined}>
          {shown === null ? (
            <p>This story belongs to no flow.</p>
          ) : (
            <FlowPosition {...shown} stories={stories} link={FlowName} />
          )}
        </div>
      </AddonPanel>
    );
  };
}
