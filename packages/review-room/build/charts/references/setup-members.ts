import ts from 'typescript';
import { commentsOf, findDeclaration, returnedBy, unwrap } from './declarations.ts';

/** The definition of a guard, an action or a port: the comments beside it, and its implementation. */
export interface Definition {
  readonly comments: string;
  readonly implementation: ts.Expression | null;
}
export type Definitions = ReadonlyMap<string, Definition>;

const nameText = (name: ts.PropertyName): string | null =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : null;

function definitionOfProperty(property: ts.ObjectLiteralElementLike): readonly (readonly [string, Definition])[] {
  if (ts.isSpreadAssignment(property)) return [...definitionsOf(property.expression)];
  const name = nameText(property.name);
  if (name === null) throw new Error(`A property without a name: ${property.getText()}`);
  const implementation = ts.isPropertyAssignment(property)
    ? property.initializer
    : ts.isShorthandPropertyAssignment(property)
      ? property.name
      : null;
  return [[name, { comments: commentsOf(property), implementation }]];
}

/** Returns the comments of the members of an interface, by their names. */
export const memberComments = ({ members }: ts.InterfaceDeclaration): ReadonlyMap<string, string> =>
  new Map(
    members.flatMap((member) => {
      const name = member.name === undefined ? null : nameText(member.name);
      return name === null ? [] : [[name, commentsOf(member)] as const];
    }),
  );

/** Returns the comments of the members of an asserted interface: `actions as unknown as RecentOrderActions<T>`. */
function assertedComments(expression: ts.Expression): ReadonlyMap<string, string> {
  if (!ts.isAsExpression(expression) || !ts.isTypeReferenceNode(expression.type)) return new Map();
  const { typeName } = expression.type;
  const declared = ts.isIdentifier(typeName) ? findDeclaration(typeName) : null;
  return declared === null || !ts.isInterfaceDeclaration(declared) ? new Map() : memberComments(declared);
}

function definitionsOfExpression(expression: ts.Expression): Definitions {
  const value = unwrap(expression);
  if (ts.isObjectLiteralExpression(value)) return new Map(value.properties.flatMap(definitionOfProperty));
  if (ts.isIdentifier(value)) {
    const declared = findDeclaration(value);
    if (declared !== null && ts.isVariableDeclaration(declared) && declared.initializer !== undefined)
      return definitionsOf(declared.initializer);
  }
  if (ts.isCallExpression(value) && ts.isIdentifier(value.expression)) {
    const declared = findDeclaration(value.expression);
    const returned = declared === null ? null : returnedBy(declared);
    if (returned !== null) return definitionsOf(returned);
  }
  throw new Error(`${value.getSourceFile().fileName}: no definitions in ${value.getText()}`);
}

/** Returns the properties of an object by their names, through spreads, constants and functions of ours. */
export function definitionsOf(expression: ts.Expression): Definitions {
  const members = assertedComments(expression);
  return new Map(
    [...definitionsOfExpression(expression)].map(([name, definition]) => [
      name,
      { ...definition, comments: `${members.get(name) ?? ''} ${definition.comments}` },
    ]),
  );
}
