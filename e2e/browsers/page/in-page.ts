import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { reportProblem } from '../../../packages/element/src/report-problem.ts';
import { matchesText, type SentQuery } from './query.ts';

const FIELDS = 'input, select, textarea';

const normaliseText = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const isDrawn = (element: Element) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

const isExposed = (element: Element) => element.closest('[aria-hidden="true"], [inert]') === null;

/** All elements below a node, those in open shadow roots included. */
function descendantsOf(node: ParentNode): readonly Element[] {
  return [...node.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot === null ? [element] : [element, ...descendantsOf(element.shadowRoot)],
  );
}

/** Part of the page that takes input: the topmost modal dialog, or everything. */
function findOpenPart(): ParentNode {
  return descendantsOf(document).findLast((element) => element.matches('dialog:modal')) ?? document;
}

function matchingElements(query: SentQuery): readonly Element[] {
  const roots = query.within === null ? [findOpenPart()] : matchingElements(query.within);
  const all = roots.flatMap((root) => [
    ...(root instanceof Element && query.within === null ? [root] : []),
    ...descendantsOf(root),
  ]);
  const candidates = query.role === null ? all.filter((element) => element.matches(FIELDS)) : all;
  const matches = candidates.filter(
    (element) =>
      (query.role === null || getRole(element) === query.role) &&
      (query.isHidden || isDrawn(element)) &&
      isExposed(element) &&
      matchesText(query.name, query.name === null ? '' : normaliseText(computeAccessibleName(element))) &&
      matchesText(query.text, query.text === null ? '' : normaliseText((element as HTMLElement).innerText)),
  );
  return matches;
}

const findMatch = (query: SentQuery): Element | null => matchingElements(query).at(query.index) ?? null;

const isHit = (target: Element) => {
  const { left, top, width, height } = target.getBoundingClientRect();
  const root = target.getRootNode() as Document | ShadowRoot;
  const hit = root.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && target.contains(hit);
};

const isDisabled = (element: Element) =>
  element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';

/** Place of the element that the last call looked at: only an element that does not move is pressed. */
let lastPlace: { readonly element: Element; readonly box: string } | null = null;

function isStill(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const box = [x, y, width, height].join(' ');
  const isSame = lastPlace?.element === element && lastPlace.box === box;
  lastPlace = { element, box };
  return isSame;
}

let problems: string[] | null = null;

/** Watches the page from now on, for a driver that does not report its console. */
function watchProblems(): string[] {
  const found: string[] = [];
  const reportError: unknown = Reflect.get(console, 'error');
  Reflect.set(console, 'error', (...words: readonly unknown[]) => {
    found.push(words.map(String).join(' '));
    if (typeof reportError === 'function') Reflect.apply(reportError, console, words);
  });
  addEventListener('error', ({ message }) => found.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => found.push(`uncaught: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    found.push(`policy: ${violatedDirective} blocked ${blockedURI}`),
  );
  return found;
}

/** Functions that a driver calls inside the page. */
export const inPage = {
  find: (query: SentQuery): Element | null => findMatch(query),

  count: (query: SentQuery): number => matchingElements(query).length,

  /** The element to press for a query, in the middle of the window; null while it is disabled, covered or moves. */
  findPressable: (query: SentQuery): Element | null => {
    const element = findMatch(query);
    if (element === null || isDisabled(element)) return null;
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    for (const target of [element, ...labels]) {
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (isHit(target)) return isStill(target) ? target : null;
    }
    return null;
  },

  isEnabled: (query: SentQuery): boolean => {
    const element = findMatch(query);
    return element !== null && !isDisabled(element);
  },

  isChecked: (query: SentQuery): boolean => findMatch(query)?.matches(':checked') === true,

  hasFocus: (query: SentQuery): boolean =>
    document.activeElement !== null && findMatch(query) === document.activeElement,

  readValue: (query: SentQuery): string | null => {
    const element = findMatch(query);
    return element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.value : null;
  },

  /** Value of the option with this label in the select of the query. */
  findOption: (query: SentQuery, label: string): string | null => {
    const element = findMatch(query);
    const options = element instanceof HTMLSelectElement ? [...element.options] : [];
    return options.find((option) => normaliseText(option.text) === label)?.value ?? null;
  },

  readAddress: () => location.href,

  readText: () => normaliseText(document.body.innerText),

  /** Pixels that the page is wider than the window. */
  measureOverflow: () => document.documentElement.scrollWidth - document.documentElement.clientWidth,

  store: (values: Readonly<Record<string, string>>) => {
    for (const [key, text] of Object.entries(values)) localStorage.setItem(key, text);
  },

  storeForTab: (values: Readonly<Record<string, string>>) => {
    for (const [key, text] of Object.entries(values)) sessionStorage.setItem(key, text);
  },

  /** Returns the problems since the last call; the first call begins to watch. */
  collectProblems: (): readonly string[] => (problems ??= watchProblems()).splice(0),

  /** Causes what must fail a journey: an error in the console, an uncaught one, and an image that the policy blocks. */
  causeProblems: () => {
    reportProblem('caused in the console');
    setTimeout(() => {
      throw new Error('caused and not caught');
    });
    document.body.append(Object.assign(new Image(), { src: 'http://blocked.invalid/image.png' }));
  },

  hasGlobal: (name: string) => name in window,

  readToken: (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name),
};

export type InPage = typeof inPage;

Object.assign(globalThis, { journeyPage: inPage });
