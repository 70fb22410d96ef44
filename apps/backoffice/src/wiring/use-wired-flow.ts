import type { Keeps, ViewOf } from '@folioflow/flows';
import type { StaffSignedIn } from '@folioflow/flows/backoffice';
import type { RunnableFlow } from '@folioflow/flows/react';
import { useRunningFlow, type Given, type Running } from '@folioflow/wiring';
import { useState } from 'react';
import { useApp } from './app-context.ts';
import type { App } from './create-app.ts';

/** A flow with the app's ports, on its route. Here alone a sign-in of the staff is saved. */
export function useWiredFlow<F extends RunnableFlow>(
  wire: (app: App) => F,
  input: Given<F>,
  keeps?: Keeps<ViewOf<F>>,
): Running<F> {
  const app = useApp();
  const [flow] = useState(() => wire(app));
  const onSaid = (said: unknown) => {
    if (isSignIn(said)) app.session.actor.send({ type: 'session.started', ...said.staff, at: app.now() });
  };
  return useRunningFlow(flow, input, { keeps, onSaid });
}

const isSignIn = (said: unknown): said is { readonly staff: StaffSignedIn } =>
  typeof said === 'object' && said !== null && 'kind' in said && said.kind === 'signedIn' && 'staff' in said;
