import { HOSTILE_HOST, RAN } from './hostile-markup.ts';

/** Takes down whatever hostile markup does to the page, from now on until it is stopped. */
export function watchHostile() {
  const done = new Set<string>();
  const names = window as unknown as Record<string, unknown>;
  names[RAN] = () => done.add('a script ran');
  const leaving = (event: Event) => {
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
  navigation.addEventListener('navigate', leaving);
  const submitted = ({ target }: Event) => {
    if (target instanceof HTMLFormElement && new URL(target.action).hostname === HOSTILE_HOST)
      done.add('a form was sent elsewhere');
  };
  document.addEventListener('submit', submitted, true);
  const asked = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) if (name.includes(HOSTILE_HOST)) done.add('another origin was asked');
  });
  asked.observe({ type: 'resource' });
  return {
    /** What it has done so far. */
    done: (): readonly string[] => {
      for (const { name } of asked.takeRecords()) if (name.includes(HOSTILE_HOST)) done.add('another origin was asked');
      return [...done];
    },
    stop: () => {
      asked.disconnect();
      navigation.removeEventListener('navigate', leaving);
      document.removeEventListener('submit', submitted, true);
      Reflect.deleteProperty(window, RAN);
    },
  };
}

/** A script that was cut off cannot be read and says so: it did not run, and what runs these tests need not know. */
function unread(event: Event): void {
  if (event instanceof ErrorEvent && event.message.includes('SyntaxError')) event.stopImmediatePropagation();
  event.preventDefault();
}

/** Says to every element what its handlers wait for, and presses what can be pressed. */
export function touchAll(within: ParentNode): void {
  const followed = (event: Event) => event.preventDefault();
  window.addEventListener('error', unread, true);
  document.addEventListener('click', followed);
  for (const element of within.querySelectorAll('*'))
    for (const name of element.getAttributeNames())
      if (name.startsWith('on')) element.dispatchEvent(new Event(name.slice(2), { cancelable: true }));
      else if (/href|action/.test(name))
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  document.removeEventListener('click', followed);
  window.removeEventListener('error', unread, true);
}
