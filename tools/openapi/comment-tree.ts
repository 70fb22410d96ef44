import ts from 'typescript';

/** The comment of a key, and those of the keys below it. */
export interface CommentNode {
  readonly comment?: string;
  readonly children: ReadonlyMap<string, CommentNode>;
}

const empty: CommentNode = { children: new Map() };

/** Returns the text of the documentation comment of a node, on one line. */
function readComment(node: ts.Node): string | undefined {
  const last = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  const text = ts.getTextOfJSDocComment(last?.comment)?.replaceAll(/\s+/g, ' ').trim();
  return text === '' ? undefined : text;
}

function merge(nodes: readonly CommentNode[]): CommentNode {
  const children = new Map<string, CommentNode>();
  for (const node of nodes) {
    for (const [key, child] of node.children) {
      const known = children.get(key);
      const comment = child.comment ?? known?.comment;
      const merged = known === undefined ? child : merge([known, child]);
      children.set(key, comment === undefined ? merged : { ...merged, comment });
    }
  }
  return { children };
}

/** Reads the comments of object literals; a spread or an identifier contributes those of the constant that it names. */
export class CommentReader {
  readonly #constants = new Map<string, ts.VariableDeclaration>();
  readonly #read = new Map<string, CommentNode>();

  constructor(sources: Readonly<Record<string, string>>) {
    for (const [file, text] of Object.entries(sources)) {
      for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements) {
        if (!ts.isVariableStatement(statement)) continue;
        for (const declaration of statement.declarationList.declarations) {
          this.#constants.set(declaration.name.getText(), declaration);
        }
      }
    }
  }

  /** Returns the comments of a constant; none for an unknown name. */
  read(name: string): CommentNode {
    const known = this.#read.get(name);
    if (known !== undefined) return known;
    this.#read.set(name, empty);
    const declaration = this.#constants.get(name);
    if (declaration?.initializer === undefined) return empty;
    const comment = readComment(declaration);
    const { children } = this.#describe(declaration.initializer);
    const node = { ...(comment === undefined ? {} : { comment }), children };
    this.#read.set(name, node);
    return node;
  }

  #describe(node: ts.Expression): CommentNode {
    if (ts.isIdentifier(node)) return { children: this.read(node.text).children };
    if (ts.isPropertyAccessExpression(node)) return this.#describe(node.expression);
    if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return this.#describe(node.expression);
    if (ts.isSpreadElement(node)) return this.#describe(node.expression);
    if (ts.isCallExpression(node)) return merge(node.arguments.map((argument) => this.#describe(argument)));
    if (ts.isArrayLiteralExpression(node)) return merge(node.elements.map((element) => this.#describe(element)));
    if (!ts.isObjectLiteralExpression(node)) return empty;
    return merge(node.properties.map((property) => this.#describeProperty(property)));
  }

  #describeProperty(property: ts.ObjectLiteralElementLike): CommentNode {
    if (ts.isSpreadAssignment(property)) return this.#describe(property.expression);
    if (!ts.isPropertyAssignment(property)) return empty;
    const key = ts.isStringLiteral(property.name) ? property.name.text : property.name.getText();
    const comment = readComment(property);
    const { children } = this.#describe(property.initializer);
    return { children: new Map([[key, { ...(comment === undefined ? {} : { comment }), children }]]) };
  }
}
