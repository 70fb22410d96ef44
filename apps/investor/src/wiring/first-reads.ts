import { beginFirstReads, type FirstRead } from '@folioflow/wiring';
import type { App } from './create-app.ts';

const answered = new WeakMap<App, Promise<unknown>>();

/** Begins the first reads of a page as soon as the session is restored, if its user is signed in. */
export function beginPageReads(app: App, operations: readonly FirstRead[]): void {
  const { actor } = app.session;
  const begin = (snapshot: ReturnType<typeof actor.getSnapshot>) => {
    if (snapshot.matches('restoring')) return;
    // `waitFor` of XState would be part of every page.
    subscription.unsubscribe();
    if (snapshot.matches('signedIn')) answered.set(app, beginFirstReads(app.provider, operations));
  };
  const subscription = actor.subscribe(begin);
  begin(actor.getSnapshot());
}

/** Resolves when the first reads of the page are answered, at once if none have begun (`beginFirstReads`). */
export const whenPageReadsAnswered = (app: App): Promise<unknown> => answered.get(app) ?? Promise.resolve();
