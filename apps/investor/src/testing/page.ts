/** All that the page tells a person, on the screen and to a screen reader. */
export function readOut(): string {
  const named = [...document.querySelectorAll('[aria-label], [alt], [title]')].flatMap((element) =>
    ['aria-label', 'alt', 'title'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [document.body.innerText, ...named].join('\n');
}
