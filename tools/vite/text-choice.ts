import { type ESTree } from 'vite';

export type Catalogue = Readonly<Record<string, unknown>>;

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The texts whose names consist of these fixed parts with computed parts between them, as an object by the name without
 * the first and the last fixed part. Null where every name is possible, or where a name has no text.
 */
function formatChoice(catalogue: Catalogue, fixed: readonly string[]): string | null {
  const [begins = '', ends = ''] = [fixed[0], fixed.at(-1)];
  const pattern = new RegExp(`^${fixed.map(escapePattern).join('.+')}$`);
  const found = Object.entries(catalogue).filter(([name]) => pattern.test(name));
  if (fixed.join('') === '' || found.length === 0 || found.some(([, text]) => typeof text !== 'string')) return null;
  return `(${JSON.stringify(
    Object.fromEntries(found.map(([name, text]) => [name.slice(begins.length, name.length - ends.length), text])),
  )})`;
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
  const formatName = (name: string) => {
    const text = catalogue[before + name + after];
    return typeof text === 'string' ? JSON.stringify(text) : null;
  };
  if (key.type === 'Literal') return typeof key.value === 'string' ? formatName(key.value) : null;
  if (key.type === 'ConditionalExpression') {
    const chosen = formatText(key.consequent, catalogue, source, before, after);
    const other = formatText(key.alternate, catalogue, source, before, after);
    return chosen && other ? `(${sourceOf(key.test)} ? ${chosen} : ${other})` : null;
  }
  if (key.type === 'TemplateLiteral') {
    const [first = '', ...rest] = key.quasis.map(({ value }) => value.cooked ?? '');
    const last = rest.pop() ?? '';
    const [name, ...others] = key.expressions;
    if (name === undefined) return formatName(first);
    if (others.length === 0) return formatText(name, catalogue, source, before + first, last + after);
    const choice = formatChoice(catalogue, [before + first, ...rest, last + after]);
    const middle = key.expressions.map((each, index) => `\${${sourceOf(each)}}${rest[index] ?? ''}`);
    return choice && `${choice}[\`${middle.join('')}\`]`;
  }
  const choice = formatChoice(catalogue, [before, after]);
  return choice && `${choice}[${sourceOf(key)}]`;
}
