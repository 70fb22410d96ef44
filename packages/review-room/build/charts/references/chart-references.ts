import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { flattenStates, type ChartState } from '../../../src/chart/chart.ts';
import { guardNamesIn } from '../../../src/chart/guard-name.ts';
import { branchesOfState } from '../../../src/drawing/chart-edges.ts';
import type { NamedReferences } from '../../../src/references/references.ts';
import { operationTexts } from '../../../../api/src/operation-texts/index.ts';
import type { ChartDefinitions, DefinitionKind } from './chart-definitions.ts';
import { commentsOf, findDeclaration, parseFile } from './declarations.ts';
import { memberComments, type Definition } from './setup-members.ts';
import { readProofReferences } from './proof-references.ts';
import { findReferences } from '../../documents/reference-ids.ts';

/** Returns the comments of the functions and constants of ours that an implementation is or calls. */
function commentsOfRules(node: ts.Node): readonly string[] {
  const named = ts.isIdentifier(node) ? node : ts.isCallExpression(node) ? node.expression : null;
  const declared = named !== null && ts.isIdentifier(named) ? findDeclaration(named) : null;
  const inner: string[] = [];
  node.forEachChild((child) => {
    if (!ts.isIdentifier(child)) inner.push(...commentsOfRules(child));
  });
  return [...(declared === null ? [] : [commentsOf(declared)]), ...inner];
}

/** Returns the name of the operation of a port: `operationPort('sendOtp')`, or a port with the name of an operation. */
function operationOf({ implementation }: Definition): string | null {
  if (implementation === null || !ts.isCallExpression(implementation)) return null;
  const [name] = implementation.arguments;
  return name !== undefined && ts.isStringLiteral(name) ? name.text : null;
}

const operationReferences: Readonly<Record<string, { readonly references: readonly string[] } | undefined>> =
  operationTexts;

/** Returns the references of a guard, an action or a port: beside its definition, its rules, and its operation. */
export function referencesOf(definition: Definition): readonly string[] {
  const { comments, implementation } = definition;
  const operation = operationOf(definition);
  const texts = [comments, ...(implementation === null ? [] : commentsOfRules(implementation))];
  const own = texts.flatMap(findReferences);
  return [...new Set([...own, ...(operationReferences[operation ?? '']?.references ?? [])])];
}

/** The names that a chart shows, by their kind. */
export interface ChartNames {
  readonly guards: readonly string[];
  readonly actions: readonly string[];
  readonly calls: readonly string[];
}

/** Returns the names of the guards, actions and ports of a chart, each once; a child flow has a chart of its own. */
export function namesIn(chart: ChartState): ChartNames {
  const states = flattenStates(chart);
  const branches = states.flatMap(branchesOfState);
  const unique = (names: readonly string[]) => [...new Set(names)];
  return {
    guards: unique(branches.flatMap(({ guard }) => guardNamesIn(guard))),
    actions: unique([
      ...branches.flatMap(({ actions }) => actions),
      ...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
    ]),
    calls: unique(states.flatMap(({ calls }) => calls.filter(({ flow }) => flow === null).map(({ name }) => name))),
  };
}

/** Returns the comments of the ports that a unit declares in its types file, by their names. */
function portComments(folder: string): ReadonlyMap<string, string> {
  const declared = globSync('*.types.ts', { cwd: folder })
    .flatMap((file) => [...parseFile(path.join(folder, file)).statements])
    .filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => name.text.endsWith('Ports'));
  return new Map(declared.flatMap((ports) => [...memberComments(ports)]));
}

function referencesByName(
  names: readonly string[],
  find: (name: string) => readonly string[],
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const references = [...new Set(find(name))];
      return references.length === 0 ? [] : [[name, references] as const];
    }),
  );
}

/** Returns the references of the names of a chart; a name without references has no entry. */
export function chartReferences(chart: ChartState, definitions: ChartDefinitions): NamedReferences {
  const names = namesIn(chart);
  const proofs = readProofReferences(definitions.folder);
  const ports = portComments(definitions.folder);
  const defined = (kind: DefinitionKind, name: string) => {
    const definition = definitions[kind].get(name);
    if (definition === undefined) throw new Error(`${chart.name}: ${name} has no definition.`);
    return referencesOf(definition);
  };
  return {
    guards: referencesByName(names.guards, (name) => [...defined('guards', name), ...(proofs.get(name) ?? [])]),
    actions: referencesByName(names.actions, (name) => [...defined('actions', name), ...(proofs.get(name) ?? [])]),
    calls: referencesByName(names.calls, (name) => [
      ...findReferences(ports.get(name) ?? ''),
      ...defined('actors', name),
    ]),
  };
}
