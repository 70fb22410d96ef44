import { chrome } from '@folioflow/flows/words/chrome';
import { common } from '@folioflow/flows/words/common';

/** The text for code that could not be loaded. */
export const loadFailureText = common['notice.unreachable'];

const look = new Map([
  ['display', 'block'],
  ['box-sizing', 'border-box'],
  ['max-width', '40rem'],
  ['padding', '16px'],
  ['font', '16px/1.5 system-ui, sans-serif'],
  ['overflow-wrap', 'anywhere'],
]);

/** Creates an element with the look of a short text. Its styles are set by script, which every policy allows. */
function createPlainElement(name: 'div' | 'p', text: string): HTMLElement {
  const element = document.createElement(name);
  for (const [property, value] of look) element.style.setProperty(property, value);
  element.textContent = text;
  return element;
}

/** Reserves space while code or the token is awaited. */
export function createPlaceholder(): HTMLElement {
  const place = createPlainElement('div', chrome.loading);
  place.style.setProperty('min-height', '24rem');
  place.setAttribute('role', 'status');
  return place;
}

/** Creates a message without styles or scripts beyond this file. */
export function createMessage(text: string, retry?: () => void): HTMLElement {
  const place = createPlainElement('div', '');
  const message = createPlainElement('p', text);
  message.setAttribute('role', 'alert');
  place.append(message);
  if (retry !== undefined) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = common.retry;
    button.addEventListener('click', retry);
    place.append(button);
  }
  return place;
}
