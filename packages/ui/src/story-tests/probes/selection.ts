import { nameOf, type Probe } from './probe.ts';

const SELECTED =
  "[role='tab'][aria-selected='true'], nav a[aria-current], [aria-current='step'], input[type='radio']:checked";

/** The element of the same kind that is not selected. */
function findPeer(element: Element): Element | null {
  const group = element.closest("[role='tablist'], nav, ol, fieldset");
  const peers =
    element instanceof HTMLInputElement
      ? "input[type='radio']:not(:checked, :disabled)"
      : `${element.localName}${element.role === 'tab' ? "[aria-selected='false']" : ':not([aria-current])'}`;
  return group?.querySelector(peers) ?? null;
}

/** A line without a style is not drawn, whatever its colour. */
const drawnLine = (line: string) => (/\bnone\b/.test(line) ? 'none' : line);

/** Everything that a system with its own colours still draws. */
function markOf(element: Element): string {
  const parts = [element, element.firstElementChild, element.closest('label')].filter((part) => part !== null);
  return parts
    .flatMap((part) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
    .map(({ borderTop, borderBottom, outline, content, forcedColorAdjust, backgroundColor }) =>
      [
        ...[borderTop, borderBottom, outline].map(drawnLine),
        content,
        forcedColorAdjust === 'none' ? backgroundColor : '',
      ].join(),
    )
    .join(' | ');
}

/** In forced colours, what is selected differs from its peers. */
export const selection: Probe = {
  name: 'selection in forced colours',
  isMeant: ({ canvas, isFirstOfScreen }) => isFirstOfScreen && canvas.querySelector(SELECTED) !== null,
  find: ({ canvas }) =>
    [...canvas.querySelectorAll(SELECTED)].flatMap((element) => {
      const peer = findPeer(element);
      return peer !== null && markOf(element) === markOf(peer) ? [`looks like its peer: ${nameOf(element)}`] : [];
    }),
};
