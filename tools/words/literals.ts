import { parseSync } from 'vite';

interface FoundText {
  readonly line: number;
  readonly text: string;
}

/** Attributes and properties that are read out or shown, whatever they hold. */
const textAttribute =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|hint|lead|note|text|submit|summary|caption)$/;
/** Names are the same in every language. */
const names = new Set(['Folioflow', 'Helvetica', 'TradingView']);
const untranslatedTexts = new Set(['noopener noreferrer']);
const lookupMethod = /^(closest|matches|querySelector(All)?)$/;
/** A declaration, or the condition of a media query. */
const isStyle = (text: string) => /\w: [^;]+;|\bvar\(--|^\((prefers-|hover: |pointer: )/.test(text);

/** The key of a text. */
const isKey = (text: string) => /^[a-z]\w*(?:\.[\w-]+)+$/i.test(text);

const hasLetters = (text: string) => /\p{L}/u.test(text) && !names.has(text.trim());
/** Two words, or one that begins a sentence. */
const isSentenceLike = (text: string) =>
  (/\p{Ll}[,.:;!?…]? \p{L}/u.test(text) || /^\p{Lu}\p{Ll}+\P{L}*$/u.test(text.trim())) && !names.has(text.trim());

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
function nameOf(value: unknown): string {
  const name = isNode(value) ? (value['name'] ?? value['value']) : undefined;
  return typeof name === 'string' ? name : '';
}

const memberNameOf = (value: unknown) =>
  isNode(value) && value.type === 'MemberExpression' ? nameOf(value['property']) : '';
const isLiteral = (value: unknown) => isNode(value) && value.type === 'Literal';
/** A text in a comparison or a selector is not shown. */
const isLookup = ({ type, operator, callee }: Node) =>
  type === 'BinaryExpression'
    ? /^[!=]==?$/.test(String(operator))
    : type === 'CallExpression' && lookupMethod.test(memberNameOf(callee));

/** Texts that the user never sees: a type, a style, the address of a module, a fault of the program. */
function isHiddenText(node: Node): boolean {
  if (/^TS(?!(As|Satisfies|NonNull)Expression)|^TaggedTemplate/.test(node.type)) return true;
  if (/^(Import|ExportAll)/.test(node.type)) return true;
  return node.type === 'NewExpression' && /(Error|Exception|Fault)$/.test(nameOf(node['callee']));
}

/**
 * Texts that are in a source and not in a catalogue. The rules for it (eslint-plugin-i18next, eslint-plugin-formatjs)
 * need ESLint, which decision 014 replaced.
 */
export function findLiterals(file: string, source: string): readonly FoundText[] {
  const found: FoundText[] = [];
  const { program } = parseSync(file, source);
  const addFinding = ({ start }: Node, text: string) => {
    const before = source.slice(0, start) + (/^\s*/.exec(text)?.[0] ?? '');
    found.push({ line: before.split('\n').length, text: text.trim() });
  };

  function checkText(node: Node, text: string, isShown: boolean): void {
    const isText = node.type === 'JSXText' || isShown ? hasLetters(text) : isSentenceLike(text);
    if (isText && !untranslatedTexts.has(text) && !isStyle(text) && !isKey(text)) addFinding(node, text);
  }

  function visitNode(node: unknown, isShown: boolean): void {
    if (Array.isArray(node)) {
      node.forEach((each) => visitNode(each, isShown));
      return;
    }
    if (!isNode(node) || isHiddenText(node)) return;
    const { type } = node;
    if (type === 'JSXText' || (type === 'Literal' && typeof node['value'] === 'string')) {
      checkText(node, String(node['value']), isShown);
    } else if (type === 'TemplateElement') {
      checkText(node, (node['value'] as { raw: string }).raw, isShown);
    } else if (type === 'JSXAttribute') {
      visitNode(node['value'], textAttribute.test(nameOf(node['name'])));
    } else if (type === 'Property') {
      visitNode(node['value'], textAttribute.test(nameOf(node['key'])));
    } else if (isLookup(node)) {
      Object.values(node).forEach((child) =>
        visitNode(
          [child].flat().filter((each) => !isLiteral(each)),
          false,
        ),
      );
    } else if (type === 'CallExpression') {
      // A single word that is handed over is a name: of a module's export, an event, a key.
      visitNode(node['callee'], false);
      const handed = (node['arguments'] as readonly Node[]).filter(
        (each) => each.type !== 'Literal' || String(each['value']).includes(' '),
      );
      visitNode(handed, false);
    } else if (type === 'MemberExpression' || type === 'BinaryExpression') {
      // The name of a text, a comparison and the name of an event are asked for, not shown.
      Object.values(node).forEach((child) => visitNode(child, false));
    } else if (type === 'ConditionalExpression') {
      visitNode(node['test'], false);
      visitNode([node['consequent'], node['alternate']], isShown);
    } else {
      Object.values(node).forEach((child) => visitNode(child, isShown));
    }
  }
  visitNode(program.body, false);
  return found;
}
