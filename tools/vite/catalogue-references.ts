import { Visitor, type ESTree, type parseSync } from 'vite';

type Program = ReturnType<typeof parseSync>['program'];

interface SourceNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** A place of a source that reads an imported name. */
export interface Reference {
  readonly node: ESTree.IdentifierReference;
  readonly parent: ESTree.Node | null;
  /** Whether it is read while the module is loaded, outside of every function. */
  readonly isLoading: boolean;
}

/** Every name that a source gives to something of its own, in whatever scope; a default value gives none. */
function findDeclaredNames(program: Program): ReadonlySet<string> {
  const names = new Set<string>();
  const addNames = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(addNames);
    else if (typeof node === 'object' && node !== null && 'type' in node) {
      const { type, name, key: _, typeAnnotation: __, ...parts } = node as Record<string, unknown>;
      if (type === 'Identifier') names.add(String(name));
      else if (type === 'AssignmentPattern') addNames(parts['left']);
      else Object.values(parts).forEach(addNames);
    }
  };
  new Visitor({
    VariableDeclarator: ({ id }) => addNames(id),
    FunctionDeclaration: ({ params }) => addNames(params),
    FunctionExpression: ({ params }) => addNames(params),
    ArrowFunctionExpression: ({ params }) => addNames(params),
    CatchClause: ({ param }) => addNames(param),
  }).visit(program);
  return names;
}

const isNode = (value: unknown): value is SourceNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const typeParts = new Set(['typeAnnotation', 'returnType', 'typeArguments', 'typeParameters']);
const valuesWithType = /^TS(?:As|Satisfies|NonNull|Instantiation)Expression$|^TSNonNull/;
const isTypeOnly = ({ type }: SourceNode) => type.startsWith('TS') && !valuesWithType.test(type);

/** Whether an identifier is only the name of a property. */
function isPropertyName(node: SourceNode, parent: ESTree.Node | null): boolean {
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed;
  return parent?.type === 'Property' && parent.key === node && !parent.shorthand && !parent.computed;
}

const methodsOfLists = /^(?:map|flatMap|filter|find|some|every|reduce|forEach|toSorted|sort|from)$/;

/** Whether a function is the callback of a list and so runs with the code around it. */
function isRunAtOnce(node: ESTree.Node, parent: ESTree.Node | null): boolean {
  if (parent?.type !== 'CallExpression') return false;
  const { callee } = parent;
  if (callee === node) return true;
  const { property } = callee.type === 'MemberExpression' ? callee : { property: null };
  return property?.type === 'Identifier' && methodsOfLists.test(property.name);
}

/** Finds the places of a source that read one of the names, and the names that the source also declares itself. */
export function findReferences(program: Program, names: ReadonlySet<string>) {
  const references: Reference[] = [];
  const visit = (value: unknown, parent: ESTree.Node | null, isLoading: boolean): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, parent, isLoading);
    if (!isNode(value) || value.type === 'ImportDeclaration' || isTypeOnly(value)) return;
    const node = value as ESTree.Node;
    if (node.type === 'Identifier') {
      const isRead = names.has(node.name) && !isPropertyName(node, parent);
      if (isRead) references.push({ node: node as ESTree.IdentifierReference, parent, isLoading });
      return;
    }
    const runsLater = node.type.includes('Function') && !isRunAtOnce(node, parent);
    const isShorthand = node.type === 'Property' && node.shorthand;
    for (const [part, child] of Object.entries(node))
      if (!typeParts.has(part) && !(isShorthand && part === 'key')) visit(child, node, isLoading && !runsLater);
  };
  visit(program.body, null, true);
  return { references, declared: findDeclaredNames(program) };
}
