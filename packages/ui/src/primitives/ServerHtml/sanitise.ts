import createPurifier from 'dompurify';

const TAGS = [
  ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'span', 'div', 'hr', 'a', 'img'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption', 'colgroup', 'col'],
];
const ATTRIBUTES = ['href', 'src', 'alt', 'colspan', 'rowspan', 'scope'];
const PICTURE = /^data:image\/(?:png|jpeg);base64,[a-z0-9+/=\s]+$/i;

const purifier = createPurifier(window);

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A' && /^https:\/\//i.test(element.getAttribute('href') ?? '')) {
    element.setAttribute('rel', 'noopener noreferrer');
    element.setAttribute('target', '_blank');
  } else element.removeAttribute('href');
  if (element.tagName === 'IMG') {
    if (!PICTURE.test(element.getAttribute('src') ?? '')) element.remove();
    else if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
  } else element.removeAttribute('src');
});

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** Numbers the heading levels below the page's heading without gaps, whichever levels the provider uses. */
function setHeadingLevels(words: ParentNode): void {
  const headings = [...words.querySelectorAll(HEADINGS)];
  const used = [...new Set(headings.map(({ tagName }) => tagName))].sort();
  for (const heading of headings) heading.setAttribute('aria-level', String(2 + used.indexOf(heading.tagName)));
}

/**
 * Returns the HTML reduced to the allow-list of AD-029 (C-10): no script, style, form, frame or event; links with
 * https, pictures as data only.
 */
export function sanitise(html: string): string {
  const words = document.createElement('div');
  words.append(
    purifier.sanitize(html, {
      ALLOWED_TAGS: TAGS,
      ALLOWED_ATTR: ATTRIBUTES,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      FORBID_CONTENTS: ['script', 'style', 'iframe', 'object', 'template', 'noscript', 'svg', 'math'],
      RETURN_DOM_FRAGMENT: true,
    }),
  );
  setHeadingLevels(words);
  return words.innerHTML;
}
