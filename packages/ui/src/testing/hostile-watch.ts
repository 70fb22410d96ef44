import { HOSTILE_HOST, RAN } from './hostile-markup.ts';

/** Records the effects of hostile markup on the page until it is stopped. */
export function watchHostileEffects() {
  const done = new Set<string>();
  const names = window as unknown as Record<string, unknown>;
  names[RAN] = () => done.add('a script ran');
  const preventLeaving = (event: Event) => {
    const { destination, downloadRequest } = event as unknown as {
      destination: { url: string };
      downloadRequest: string | null;
    };
    if (new URL(destination.url).origin !== location.origin || downloadRequest !== null) {
      done.add('the page was led away');
      event.preventDefault();
    }
  };
  const { navigation } = window as unknown as { navigation: EventTarget };
  navigation.addEventListener('navigate', preventLeaving);
  const recordSubmit = ({ target }: Event) => {
    if (target instanceof HTMLFormElement && new URL(target.action).hostname === HOSTILE_HOST)
      done.add('a form was sent elsewhere');
  };
  document.addEventListener('submit', recordSubmit, true);
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) if (name.includes(HOSTILE_HOST)) done.add('another origin was asked');
  });
  observer.observe({ type: 'resource' });
  return {
    /** Returns the effects so far. */
    done: (): readonly string[] => {
      for (const { name } of observer.takeRecords())
        if (name.includes(HOSTILE_HOST)) done.add('another origin was asked');
      return [...done];
    },
    stop: () => {
      observer.disconnect();
      navigation.removeEventListener('navigate', preventLeaving);
      document.removeEventListener('submit', recordSubmit, true);
      Reflect.deleteProperty(window, RAN);
    },
  };
}

/** A truncated script raises a syntax error. It did not run, so the error is hidden from the test runner. */
function ignoreSyntaxError(event: Event): void {
  if (event instanceof ErrorEvent && event.message.includes('SyntaxError')) event.stopImmediatePropagation();
  event.preventDefault();
}

/** Dispatches every event that an element handles and clicks all links and forms. */
export function triggerHandlers(within: ParentNode): void {
  const preventDefault = (event: Event) => event.preventDefault();
  window.addEventListener('error', ignoreSyntaxError, true);
  document.addEventListener('click', preventDefault);
  for (const element of within.querySelectorAll('*'))
    for (const name of element.getAttributeNames())
      if (name.startsWith('on')) element.dispatchEvent(new Event(name.slice(2), { cancelable: true }));
      else if (/href|action/.test(name))
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  document.removeEventListener('click', preventDefault);
  window.removeEventListener('error', ignoreSyntaxError, true);
}
