import type { Remote, ViewOf } from '@folioflow/flows';
import { useFlow, type FlowOptions, type RunnableFlow } from '@folioflow/flows/react';
import { useState } from 'react';
import type { InputFrom } from 'xstate';
import { useApp, useNotice } from './app-context.ts';
import type { App } from './create-app.ts';

/** A flow with the app's ports, for as long as the route lives; its notices are shown above the screens. */
export function useWiredFlow<F extends RunnableFlow>(
  wire: (app: App) => F,
  input: InputFrom<F['machine']>,
  onOutput?: FlowOptions<F>['onOutput'],
): { view: ViewOf<F>; remote: Remote<F> } {
  const app = useApp();
  const raise = useNotice();
  const [flow] = useState(() => wire(app));
  return useFlow<F>(flow, input, onOutput ? { onOutput, onNotice: raise } : { onNotice: raise });
}
