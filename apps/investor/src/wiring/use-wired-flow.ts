import type { Remote, ViewOf } from '@folioflow/flows';
import { useFlow, type FlowOptions, type RunnableFlow } from '@folioflow/flows/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { InputFrom } from 'xstate';
import { useApp, useNotice } from './app-context.ts';
import type { App } from './create-app.ts';

/**
 * A flow with the app's ports, for as long as the route lives; its notices are shown above the screens.
 * With its last screen closed the visit ends: the code of the next page may be long in coming, and Back may come before it.
 */
export function useWiredFlow<F extends RunnableFlow>(
  wire: (app: App) => F,
  input: InputFrom<F['machine']>,
  onOutput?: FlowOptions<F>['onOutput'],
): { view: ViewOf<F>; remote: Remote<F> } {
  const app = useApp();
  const raise = useNotice();
  const [flow] = useState(() => wire(app));
  const { key } = useLocation();
  return useFlow<F>(flow, input, {
    onNotice: raise,
    onOutput: (output, last) => {
      if (isClosed(last)) app.endedVisit.end(key);
      onOutput?.(output, last);
    },
  });
}

/** The flow is over, and its page is about to be left. */
const isClosed = (view: unknown): boolean =>
  typeof view === 'object' && view !== null && 'screen' in view && view.screen === 'closed';
