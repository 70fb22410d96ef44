import { parseSync } from 'vite';

interface Found {
  readonly line: number;
  readonly text: string;
}

/** Attributes and properties that are read out or shown, whatever they hold. */
const shown =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|hint|lead|note|text|submit|summary|caption)$/;
/** Names are the same in every language. */
const names = new Set(['Folioflow', 'TradingView']);
const elsewhere = new Set(['noopener noreferrer']);
const asked = /^(closest|matches|querySelector(All)?)$/;
const isStyle = (text: string) => /\w: [^;]+;|^\(prefers-/.test(text);

const hasLetters = (text: string) => /\p{L}/u.test(text) && !names.has(text.trim());
/** Two words, or one that begins a sentence. */
const readsAsWords = (text: string) =>
  (/\p{Ll}[,.:;!?…]? \p{L}/u.test(text) || /^\p{Lu}\p{Ll}+\P{L}*$/u.test(text.trim())) && !names.has(text.trim());

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
function nameOf(value: unknown): string {
  const name = isNode(value) ? (value['name'] ?? value['value']) : undefined;
  return typeof name === 'string' ? name : '';
}

const memberOf = (value: unknown) =>
  isNode(value) && value.type === 'MemberExpression' ? nameOf(value['property']) : '';
const isLiteral = (value: unknown) => isNode(value) && value.type === 'Literal';
/** What something is compared with, or what an element is asked by, is shown by neither. */
const isAsked = ({ type, operator, callee }: Node) =>
  type === 'BinaryExpression'
    ? /^[!=]==?$/.test(String(operator))
    : type === 'CallExpression' && asked.test(memberOf(callee));

/** What a person is never told: a type, a style, the address of a module, a fault of the program. */
function isSilent(node: Node): boolean {
  if (/^TS(?!(As|Satisfies|NonNull)Expression)|^TaggedTemplate/.test(node.type)) return true;
  if (/^(Import|ExportAll)/.test(node.type)) return true;
  return node.type === 'NewExpression' && /(Error|Exception|Fault)$/.test(nameOf(node['callee']));
}

/** Texts that stand in a source and not in a catalogue. */
export function literalsIn(file: string, source: string): readonly Found[] {
  const found: Found[] = [];
  const { program } = parseSync(file, source);
  const say = ({ start }: Node, text: string) => {
    const before = source.slice(0, start) + (/^\s*/.exec(text)?.[0] ?? '');
    found.push({ line: before.split('\n').length, text: text.trim() });
  };

  function readText(node: Node, text: string, isShown: boolean): void {
    const isText = node.type === 'JSXText' || isShown ? hasLetters(text) : readsAsWords(text);
    if (isText && !elsewhere.has(text) && !isStyle(text)) say(node, text);
  }

  function read(node: unknown, isShown: boolean): void {
    if (Array.isArray(node)) {
      node.forEach((each) => read(each, isShown));
      return;
    }
    if (!isNode(node) || isSilent(node)) return;
    const { type } = node;
    if (type === 'JSXText' || (type === 'Literal' && typeof node['value'] === 'string')) {
      readText(node, String(node['value']), isShown);
    } else if (type === 'TemplateElement') {
      readText(node, (node['value'] as { raw: string }).raw, isShown);
    } else if (type === 'JSXAttribute') {
      read(node['value'], shown.test(nameOf(node['name'])));
    } else if (type === 'Property') {
      read(node['value'], shown.test(nameOf(node['key'])));
    } else if (isAsked(node)) {
      Object.values(node).forEach((child) =>
        read(
          [child].flat().filter((each) => !isLiteral(each)),
          false,
        ),
      );
    } else if (type === 'CallExpression') {
      // A single word that is handed over is a name: of a module's export, an event, a key.
      read(node['callee'], false);
      const handed = (node['arguments'] as readonly Node[]).filter(
        (each) => each.type !== 'Literal' || String(each['value']).includes(' '),
      );
      read(handed, false);
    } else if (type === 'MemberExpression' || type === 'BinaryExpression') {
      // The name of a text, a comparison and the name of an event are asked for, not shown.
      Object.values(node).forEach((child) => read(child, false));
    } else if (type === 'ConditionalExpression') {
      read(node['test'], false);
      read([node['consequent'], node['alternate']], isShown);
    } else {
      Object.values(node).forEach((child) => read(child, isShown));
    }
  }
  read(program.body, false);
  return found;
}
