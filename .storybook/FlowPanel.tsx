import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import type { API } from 'storybook/manager-api';
import { FlowPlace } from '../packages/ui/src/review/FlowPlace.tsx';
import { REVIEW, type Reviewed } from './review-channel.ts';

/** Listens from the start, so that a panel opened later knows the story too. */
export function panelFor(api: API) {
  let reviewed: Reviewed | null = null;
  const listeners = new Set<() => void>();
  api.on(REVIEW, (told: Reviewed | null) => {
    reviewed = told;
    listeners.forEach((listener) => listener());
  });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  function FlowName({ flow, children }: { flow: string; children: string }) {
    const page = reviewed?.pages[flow];
    if (page === undefined) return <strong>{children}</strong>;
    const follow = (event: React.MouseEvent) => {
      event.preventDefault();
      api.navigateUrl(page, { plain: true });
    };
    return (
      <a href={page} onClick={follow}>
        {children}
      </a>
    );
  }

  return function FlowPanel({ active }: { active?: boolean | undefined }) {
    const shown = React.useSyncExternalStore(subscribe, () => reviewed);
    const panel = React.useRef<HTMLDivElement>(null);
    React.useEffect(() => {
      panel.current?.querySelector('[data-lit="here"]')?.scrollIntoView({ block: 'center' });
    }, [shown, active]);
    return (
      <AddonPanel active={active === true}>
        <div
          ref={panel}
          className="folioflow-panel"
          data-theme={api.getGlobals()['theme'] === 'dark' ? 'dark' : undefined}
        >
          {shown === null ? <p>This story belongs to no flow.</p> : <FlowPlace {...shown} link={FlowName} />}
        </div>
      </AddonPanel>
    );
  };
}
