import type { Exit, StorageRule, ViewOf } from '@folioflow/flows';
import type { RunnableFlow } from '@folioflow/flows/react';
import { useRunningFlow, type ContainerInput, type RunningFlow } from '@folioflow/wiring';
import { useState } from 'react';
import { useApp } from './app-context.ts';
import type { App } from './create-app.ts';
import { signInDataOf } from './sign-in-data.ts';

/** The pages to which a sign-in leads by itself. */
const DEFAULT_PAGES = ['portfolio', 'schemeList'];

/** Runs a flow with the app's ports on its route. This is the only place that saves a sign-in. */
export function useWiredFlow<F extends RunnableFlow>(
  wire: (app: App) => F,
  input: ContainerInput<F>,
  onLeft?: (last: ViewOf<F>) => void,
  storageRule?: StorageRule<ViewOf<F>>,
): RunningFlow<F> {
  const app = useApp();
  const [flow] = useState(() => wire(app));
  const saveSignIn = (emission: unknown) => {
    const signedIn = signInDataOf(emission);
    if (signedIn) app.session.actor.send({ type: 'profile.saved', ...signedIn });
  };
  const returnToKeptPage = (exit: Exit<string>, output: unknown) =>
    signInDataOf(output) ? app.keptPages.resolveExit(exit, DEFAULT_PAGES) : exit;
  return useRunningFlow(flow, input, {
    storageRule,
    onEnded: onLeft,
    onEmission: saveSignIn,
    resolveExit: returnToKeptPage,
  });
}

/** Runs a wired flow with its stored values, and stores its values again. */
export const useStoredFlow = <F extends RunnableFlow>(
  wire: (app: App) => F,
  storageRule: StorageRule<ViewOf<F>>,
  input: ContainerInput<F, 'storedText'>,
): RunningFlow<F> => useWiredFlow<F>(wire, input as unknown as ContainerInput<F>, undefined, storageRule);
