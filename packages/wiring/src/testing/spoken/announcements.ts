const ASSERTIVE = 'assertive: ';
const PREFIX = /^(?:assertive|polite):\s*/;
const EMPTY = /^(?:assertive|polite):\s*$/;
const POLITE = 'polite: ';
const LIVE = '[aria-live], [role=alert], [role=status]';

const visibleTextOf = (element: HTMLElement) => element.innerText.replace(/\s+/g, ' ').trim();

const alertsIn = (node: Node): readonly HTMLElement[] => {
  if (!(node instanceof HTMLElement)) return [];
  const alerts = [...node.querySelectorAll<HTMLElement>('[role=alert]')];
  return node.matches('[role=alert]') ? [node, ...alerts] : alerts;
};

/** The virtual screen reader fails on changes of elements that are no longer in the page. */
export class ObserverOfPage extends MutationObserver {
  constructor(onChange: MutationCallback) {
    super((changes, observer) => {
      const inPage = changes.filter(({ target }) => target.isConnected);
      if (inPage.length > 0) onChange(inPage, observer);
    });
  }
}

const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();

/** Names of dialogs: the focus speaks them, and they are no live regions for a browser. */
const namesOfDialogs = () => [...document.querySelectorAll('[role=alertdialog] h2')].map(textOf);

/** Returns false for a phrase of the page below an open dialog, which is inert. */
function isHeard(phrase: string): boolean {
  const text = phrase.replace(PREFIX, '');
  const modal = document.querySelector('dialog:modal');
  if (namesOfDialogs().includes(text)) return false;
  return modal === null || [...modal.querySelectorAll(LIVE)].some((region) => textOf(region).includes(text));
}

export interface Hearing {
  /** Phrases that a person hears, collected so far. */
  readonly heard: readonly string[];
  /** Collects what the screen reader has spoken since the last call. */
  readonly collect: () => void;
  readonly end: () => void;
}

/**
 * Collects what is heard from the log of the virtual screen reader, with three corrections. Browsers announce an alert
 * that is inserted with its text, whereas it announces only changes inside an existing one. It speaks a region again
 * for every change of the document, even of an attribute, which browsers do not; and regions below a modal dialog, which
 * are silent.
 */
export function createHearing(log: string[]): Hearing {
  const heard: string[] = [];
  let collected = 0;
  let lastPolite = '';
  /** Returns false for a region whose text is as it was: only a new text is announced. */
  const isNews = (phrase: string) => {
    if (!phrase.startsWith(POLITE)) return true;
    const isNew = phrase !== lastPolite;
    lastPolite = phrase;
    return isNew;
  };
  const collect = () => {
    const batch = log.slice(collected);
    collected = log.length;
    const isFirst = (phrase: string, place: number) => batch.indexOf(phrase) === place;
    heard.push(
      ...batch
        .filter(isFirst)
        .filter(isNews)
        .filter((phrase) => !PREFIX.test(phrase) || (!EMPTY.test(phrase) && isHeard(phrase))),
    );
  };
  const observer = new MutationObserver((changes) => {
    collect();
    const inserted = changes.flatMap(({ addedNodes }) => [...addedNodes].flatMap(alertsIn));
    for (const alert of new Set(inserted)) {
      const text = alert.isConnected ? visibleTextOf(alert) : '';
      if (text !== '') log.push(ASSERTIVE + text);
    }
    setTimeout(collect);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  return { heard, collect, end: () => observer.disconnect() };
}
