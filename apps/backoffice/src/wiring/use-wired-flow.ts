import type { StorageRule, ViewOf } from '@folioflow/flows';
import type { StaffSignInResult } from '@folioflow/flows/backoffice';
import type { RunnableFlow } from '@folioflow/flows/react';
import { useRunningFlow, type ContainerInput, type RunningFlow } from '@folioflow/wiring';
import { useState } from 'react';
import { useApp } from './app-context.ts';
import type { App } from './create-app.ts';

/** Runs a flow with the app's ports on its route. This is the only place that saves a sign-in of the staff. */
export function useWiredFlow<F extends RunnableFlow>(
  wire: (app: App) => F,
  input: ContainerInput<F>,
  storageRule?: StorageRule<ViewOf<F>>,
): RunningFlow<F> {
  const app = useApp();
  const [flow] = useState(() => wire(app));
  const saveSignIn = (emission: unknown) => {
    if (isSignInOutput(emission)) app.session.actor.send({ type: 'session.started', ...emission.staff, at: app.now() });
  };
  return useRunningFlow(flow, input, { storageRule, onEmission: saveSignIn });
}

const isSignInOutput = (emission: unknown): emission is { readonly staff: StaffSignInResult } =>
  typeof emission === 'object' &&
  emission !== null &&
  'kind' in emission &&
  emission.kind === 'signedIn' &&
  'staff' in emission;
