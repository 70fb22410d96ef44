import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const parsed = new Map<string, ts.SourceFile>();

/** Returns the syntax tree of a file; each file is parsed once. */
export function parseFile(file: string): ts.SourceFile {
  const known = parsed.get(file);
  if (known !== undefined) return known;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  parsed.set(file, source);
  return source;
}

/** A declaration whose docstring and content belong to a name. */
export type Declaration = ts.VariableDeclaration | ts.FunctionDeclaration | ts.InterfaceDeclaration;

function declarationsIn(statement: ts.Statement): readonly Declaration[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations;
  return ts.isFunctionDeclaration(statement) || ts.isInterfaceDeclaration(statement) ? [statement] : [];
}

const isNamed = ({ name }: Declaration, text: string) =>
  name !== undefined && ts.isIdentifier(name) && name.text === text;

interface Origin {
  readonly file: string;
  readonly name: string;
}

/** Returns the file and the exported name of an imported name; null for a package. */
function importOf(source: ts.SourceFile, local: string): Origin | null {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
    const found = bindings.elements.find(({ name }) => name.text === local);
    if (found === undefined) continue;
    const { text } = statement.moduleSpecifier;
    if (!text.startsWith('.')) return null;
    return { file: path.resolve(path.dirname(source.fileName), text), name: (found.propertyName ?? found.name).text };
  }
  return null;
}

/** Returns the declaration of a name in a file of ours, through its imports and re-exports. */
function findInFile(source: ts.SourceFile, name: string): Declaration | null {
  const own = source.statements.flatMap(declarationsIn).find((declaration) => isNamed(declaration, name));
  if (own !== undefined) return own;
  const imported = importOf(source, name);
  if (imported !== null) return findInFile(parseFile(imported.file), imported.name);
  for (const statement of source.statements) {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier || !statement.exportClause) continue;
    if (!ts.isStringLiteral(statement.moduleSpecifier) || !ts.isNamedExports(statement.exportClause)) continue;
    const found = statement.exportClause.elements.find((element) => element.name.text === name);
    if (found === undefined) continue;
    const file = path.resolve(path.dirname(source.fileName), statement.moduleSpecifier.text);
    return findInFile(parseFile(file), (found.propertyName ?? found.name).text);
  }
  return null;
}

/** Returns the declaration of an identifier: in the blocks around it, in its file, or in the file that exports it. */
export function findDeclaration(identifier: ts.Identifier): Declaration | null {
  for (let around: ts.Node = identifier; !ts.isSourceFile(around); around = around.parent) {
    if (!ts.isBlock(around)) continue;
    const local = around.statements.flatMap(declarationsIn).find((each) => isNamed(each, identifier.text));
    if (local !== undefined) return local;
  }
  return findInFile(identifier.getSourceFile(), identifier.text);
}

/** Returns the comments before a declaration, a property or a member. */
export function commentsOf(node: ts.Node): string {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  const text = statement.getSourceFile().text;
  return (ts.getLeadingCommentRanges(text, statement.getFullStart()) ?? [])
    .map(({ pos, end }) => text.slice(pos, end).replace(/\s*\n\s*\*?\s*/g, ' '))
    .join(' ');
}

/** Returns an expression without its type assertions and parentheses. */
export function unwrap(expression: ts.Expression): ts.Expression {
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression) || ts.isParenthesizedExpression(expression))
    return unwrap(expression.expression);
  return expression;
}

/** Returns the expression that a function returns; null if it has several returns or none. */
export function returnedBy(declaration: ts.Node): ts.Expression | null {
  if (ts.isVariableDeclaration(declaration))
    return declaration.initializer === undefined ? null : returnedBy(unwrap(declaration.initializer));
  if (!ts.isFunctionLike(declaration) || !('body' in declaration) || declaration.body === undefined) return null;
  if (!ts.isBlock(declaration.body)) return declaration.body;
  const returns = declaration.body.statements.filter(ts.isReturnStatement);
  return returns.length === 1 ? (returns[0]?.expression ?? null) : null;
}
