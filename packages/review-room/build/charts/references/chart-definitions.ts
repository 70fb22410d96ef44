import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inRoot } from '../../root.ts';
import { findDeclaration, parseFile, returnedBy, unwrap } from './declarations.ts';
import { definitionsOf, type Definitions } from './setup-members.ts';

const kinds = ['guards', 'actions', 'actors'] as const;
export type DefinitionKind = (typeof kinds)[number];
/** The definitions of a chart by their kind and name. */
type KindDefinitions = Readonly<Record<DefinitionKind, Definitions>>;
export interface ChartDefinitions extends KindDefinitions {
  /** The folder of the unit. */
  readonly folder: string;
}

const noDefinitions: KindDefinitions = { guards: new Map(), actions: new Map(), actors: new Map() };

const mergeDefinitions = (first: KindDefinitions, second: KindDefinitions): KindDefinitions => ({
  guards: new Map([...first.guards, ...second.guards]),
  actions: new Map([...first.actions, ...second.actions]),
  actors: new Map([...first.actors, ...second.actors]),
});

/** Returns the definitions in the argument of `setup` or `extend`. */
function definitionsOfConfig(config: ts.Expression | undefined): KindDefinitions {
  if (config === undefined || !ts.isObjectLiteralExpression(config)) return noDefinitions;
  const found = config.properties.flatMap((property): readonly (readonly [DefinitionKind, Definitions])[] => {
    const kind = kinds.find((each) => property.name?.getText() === each);
    if (kind === undefined) return [];
    if (ts.isPropertyAssignment(property)) return [[kind, definitionsOf(property.initializer)]];
    return ts.isShorthandPropertyAssignment(property) ? [[kind, definitionsOf(property.name)]] : [];
  });
  return { ...noDefinitions, ...Object.fromEntries(found) };
}

/** Returns the definitions of a setup: `setup({…})`, extended, in a constant, or returned by a function. */
function definitionsOfSetup(expression: ts.Expression): KindDefinitions {
  const value = unwrap(expression);
  if (ts.isIdentifier(value)) {
    const declared = findDeclaration(value);
    if (declared !== null && ts.isVariableDeclaration(declared) && declared.initializer !== undefined)
      return definitionsOfSetup(declared.initializer);
  }
  if (ts.isCallExpression(value)) {
    const { expression: called, arguments: passed } = value;
    if (ts.isPropertyAccessExpression(called) && called.name.text === 'extend')
      return mergeDefinitions(definitionsOfSetup(called.expression), definitionsOfConfig(passed[0]));
    if (ts.isIdentifier(called) && called.text === 'setup') return definitionsOfConfig(passed[0]);
    const declared = ts.isIdentifier(called) ? findDeclaration(called) : null;
    const returned = declared === null ? null : returnedBy(declared);
    if (returned !== null) return definitionsOfSetup(returned);
  }
  throw new Error(`${value.getSourceFile().fileName}: no setup in ${value.getText().slice(0, 80)}`);
}

/** Returns the id in the argument of `createMachine`. */
function idOfConfig(config: ts.Expression | undefined): string | null {
  if (config === undefined || !ts.isObjectLiteralExpression(config)) return null;
  const id = config.properties.filter(ts.isPropertyAssignment).find(({ name }) => name.getText() === 'id');
  return id !== undefined && ts.isStringLiteral(id.initializer) ? id.initializer.text : null;
}

function chartsIn(node: ts.Node): readonly (readonly [string, ChartDefinitions])[] {
  const inner: (readonly [string, ChartDefinitions])[] = [];
  node.forEachChild((child) => void inner.push(...chartsIn(child)));
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return inner;
  if (node.expression.name.text !== 'createMachine') return inner;
  const id = idOfConfig(node.arguments[0]);
  const folder = path.dirname(node.getSourceFile().fileName);
  return id === null ? inner : [[id, { ...definitionsOfSetup(node.expression.expression), folder }], ...inner];
}

const flowsFolder = inRoot('packages', 'flows', 'src');

/** Returns the definitions of every chart by its id. */
export const readChartDefinitions = (): ReadonlyMap<string, ChartDefinitions> =>
  new Map(
    globSync(['**/*.machine.ts', 'kit/resource.ts'], { cwd: flowsFolder })
      .sort()
      .flatMap((file) => chartsIn(parseFile(path.join(flowsFolder, file)))),
  );
