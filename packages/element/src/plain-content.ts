import texts from '@folioflow/flows/messages/en/embedding.json';

/** The text for code that could not be loaded. */
export const loadFailureText = texts['embedding.notLoaded'];

const look = new Map([
  ['display', 'block'],
  ['box-sizing', 'border-box'],
  ['padding', '16px'],
  ['font', '16px/1.5 system-ui, sans-serif'],
  ['overflow-wrap', 'anywhere'],
]);

/** Creates an element with the look of a short text. Its styles are set by script, which every policy allows. */
function createPlainElement(text: string): HTMLElement {
  const element = document.createElement('div');
  for (const [property, value] of look) element.style.setProperty(property, value);
  element.textContent = text;
  return element;
}

/** Reserves space while code or the token is awaited. */
export function createPlaceholder(): HTMLElement {
  const place = createPlainElement(texts['embedding.loading']);
  place.style.setProperty('display', 'grid');
  place.style.setProperty('place-content', 'center');
  place.style.setProperty('min-height', '384px');
  place.setAttribute('role', 'status');
  return place;
}

/** Creates a message without styles or scripts beyond this file. */
export function createMessage(text: string, retry?: () => void): HTMLElement {
  const place = createPlainElement('');
  const message = document.createElement('p');
  message.textContent = text;
  message.style.setProperty('max-width', '640px');
  message.style.setProperty('margin', '0 0 16px');
  message.setAttribute('role', 'alert');
  place.append(message);
  if (retry !== undefined) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = texts['embedding.retry'];
    button.addEventListener('click', retry);
    place.append(button);
  }
  return place;
}
