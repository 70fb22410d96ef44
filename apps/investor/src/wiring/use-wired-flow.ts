import type { Keeps, PersonSignedIn, SignedIn, ViewOf } from '@folioflow/flows';
import type { RunnableFlow } from '@folioflow/flows/react';
import { useRunningFlow, type Given, type Running } from '@folioflow/wiring';
import { useState } from 'react';
import { useApp } from './app-context.ts';
import type { App } from './create-app.ts';

/** A flow with the app's ports, on its route. Here alone a sign-in is saved. */
export function useWiredFlow<F extends RunnableFlow>(
  wire: (app: App) => F,
  input: Given<F>,
  onLeft?: (last: ViewOf<F>) => void,
  keeps?: Keeps<ViewOf<F>>,
): Running<F> {
  const app = useApp();
  const [flow] = useState(() => wire(app));
  const onSaid = (said: unknown) => {
    const signedIn = signInOf(said);
    if (signedIn) app.session.actor.send({ type: 'profile.saved', ...signedIn });
  };
  return useRunningFlow(flow, input, { keeps, onLeft, onSaid });
}

/** A wired flow that goes on with what it has kept, and keeps what it shows. */
export const useKeptFlow = <F extends RunnableFlow>(
  wire: (app: App) => F,
  keeps: Keeps<ViewOf<F>>,
  input: Given<F, 'kept'>,
): Running<F> => useWiredFlow<F>(wire, input as unknown as Given<F>, undefined, keeps);

/** A flow that is over says it, and one whose screen still waits for its OK. */
const signInOf = (said: unknown): SignedIn | null | undefined =>
  typeof said === 'object' && said !== null && isSaying(said) ? said.signedIn : null;

const isSaying = (said: object): said is Pick<PersonSignedIn, 'signedIn'> =>
  'signedIn' in said && (!('type' in said) || said.type === 'person.signedIn');
