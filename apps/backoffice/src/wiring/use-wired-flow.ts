import type { StorageRule, ViewOf } from '@folioflow/flows';
import type { RunnableFlow } from '@folioflow/flows/react';
import { useRunningFlow, type ContainerInput, type RunningFlow } from '@folioflow/wiring';
import { useState } from 'react';
import { useApp } from './app-context.ts';
import type { App } from './create-app.ts';
import { staffSignInOf } from './sign-in-data.ts';

/** Runs a flow with the app's ports on its route. This is the only place that saves a sign-in of the staff. */
export function useWiredFlow<F extends RunnableFlow>(
  wire: (app: App) => F,
  input: ContainerInput<F>,
  storageRule?: StorageRule<ViewOf<F>>,
): RunningFlow<F> {
  const app = useApp();
  const [flow] = useState(() => wire(app));
  const saveSignIn = (emission: unknown) => {
    const staff = staffSignInOf(emission);
    if (staff) app.session.actor.send({ type: 'session.started', ...staff, at: app.now() });
  };
  return useRunningFlow(flow, input, { storageRule, onEmission: saveSignIn });
}
