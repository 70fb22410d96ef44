import { type ESTree } from 'vite';

/** The texts of a catalogue by their names, with the expression that returns each of them in the shown language. */
export interface Catalogue {
  readonly texts: Readonly<Record<string, unknown>>;
  /** Position of its first text among all texts of a language. */
  readonly place: number;
  /** Position of a text that is equal to another only in the language of the page; none for all others. */
  readonly findPlace: (name: string) => number | undefined;
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The call that returns a text, or a choice of texts, in the shown language. */
export const formatTranslation = (source: string, place?: number): string =>
  place === undefined ? `$translate(${source})` : `$translate(${source}, ${String(place)})`;

/** The text with this name in the shown language; null where the name has no text. */
export function formatNamedText({ texts, findPlace }: Catalogue, name: string): string | null {
  const text = texts[name];
  return typeof text === 'string' ? formatTranslation(JSON.stringify(text), findPlace(name)) : null;
}

/**
 * The texts whose names consist of these fixed parts with computed parts between them, as an object by the name without
 * the first and the last fixed part. Null where every name is possible, or where a name has no text.
 */
function formatChoice(catalogue: Catalogue, fixed: readonly string[], key: string): string | null {
  const [begins = '', ends = ''] = [fixed[0], fixed.at(-1)];
  const pattern = new RegExp(`^${fixed.map(escapePattern).join('.+')}$`);
  const found = Object.entries(catalogue.texts).filter(([name]) => pattern.test(name));
  if (fixed.join('') === '' || found.length === 0 || found.some(([, text]) => typeof text !== 'string')) return null;
  const isPlaced = found.some(([name]) => catalogue.findPlace(name) !== undefined);
  const choices = found.map(([name, text]) => {
    const part = JSON.stringify(name.slice(begins.length, name.length - ends.length));
    return `${part}:${isPlaced ? String(formatNamedText(catalogue, name)) : JSON.stringify(text)}`;
  });
  const choice = `({${choices.join(',')}})[${key}]`;
  return isPlaced ? choice : formatTranslation(choice);
}

/**
 * The text with the name `before`, `key`, `after` as an expression; a computed name is a choice among the possible
 * texts. Null where every text of the catalogue is possible.
 */
export function formatText(
  key: ESTree.Expression,
  catalogue: Catalogue,
  source: string,
  before = '',
  after = '',
): string | null {
  const sourceOf = ({ start, end }: ESTree.Expression) => source.slice(start, end);
  if (key.type === 'Literal')
    return typeof key.value === 'string' ? formatNamedText(catalogue, before + key.value + after) : null;
  if (key.type === 'ConditionalExpression') {
    const chosen = formatText(key.consequent, catalogue, source, before, after);
    const other = formatText(key.alternate, catalogue, source, before, after);
    return chosen && other ? `(${sourceOf(key.test)} ? ${chosen} : ${other})` : null;
  }
  if (key.type === 'TemplateLiteral') {
    const [first = '', ...rest] = key.quasis.map(({ value }) => value.cooked ?? '');
    const last = rest.pop() ?? '';
    const [name, ...others] = key.expressions;
    if (name === undefined) return formatNamedText(catalogue, before + first + after);
    if (others.length === 0) return formatText(name, catalogue, source, before + first, last + after);
    const middle = key.expressions.map((each, index) => `\${${sourceOf(each)}}${rest[index] ?? ''}`);
    return formatChoice(catalogue, [before + first, ...rest, last + after], `\`${middle.join('')}\``);
  }
  return formatChoice(catalogue, [before, after], sourceOf(key));
}
