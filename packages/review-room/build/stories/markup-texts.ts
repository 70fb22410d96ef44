const token = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const attribute = /([\w-]+)="([^"]*)"/g;

/** Elements inside a line of text. Those of the second list are often laid out apart, so their texts are too. */
const inlineElements = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'code',
  'em',
  'i',
  'mark',
  'small',
  'strong',
  'sub',
  'sup',
  'u',
]);
const separateElements = new Set(['span', 'time']);
/** Elements whose content is not text. */
const silentElements = new Set(['style', 'script', 'template', 'noscript', 'iframe', 'object']);
const spokenAttributes = new Set(['aria-label', 'alt', 'placeholder', 'title', 'value']);

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' },
};

const decode = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });

const tidy = (text: string): string =>
  decode(text)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:;!?)])/g, '$1')
    .trim();

const attributeTexts = (tag: string, attributes: string): readonly string[] => {
  if (tag === 'button' || tag === 'option' || /\btype="(?:hidden|checkbox|radio)"/.test(attributes))
    return [...attributes.matchAll(attribute)].flatMap(([, name = '', value = '']) =>
      name === 'aria-label' ? [value] : [],
    );
  return [...attributes.matchAll(attribute)].flatMap(([, name = '', value = '']) =>
    spokenAttributes.has(name) ? [value] : [],
  );
};

/** Returns the texts of a markup in their order, a block each, with the labels that only attributes contain. */
export function textsOfMarkup(markup: string): readonly string[] {
  const texts: string[] = [];
  let line = '';
  let at = 0;
  let silent: string | null = null;
  const endLine = () => {
    texts.push(line);
    line = '';
  };
  for (const { 0: whole, 1: slash, 2: name, 3: attributes = '', index } of markup.matchAll(token)) {
    if (silent === null) line += markup.slice(at, index);
    at = index + whole.length;
    if (name === undefined) continue;
    const tag = name.toLowerCase();
    if (silent !== null) {
      if (slash === '/' && tag === silent) silent = null;
      continue;
    }
    if (separateElements.has(tag)) line += ' ';
    else if (!inlineElements.has(tag)) endLine();
    if (slash === '') texts.push(...attributeTexts(tag, attributes));
    if (slash === '' && silentElements.has(tag)) silent = tag;
  }
  if (silent === null) line += markup.slice(at);
  endLine();
  return [...new Set(texts.map(tidy).filter((text) => text !== ''))];
}
