import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { commentsOf, findDeclaration, parseFile } from './declarations.ts';
import { findReferences } from '../../documents/reference-ids.ts';

/** References of the guards and actions that the proofs of a unit replace, by name. */
export type ProofReferences = ReadonlyMap<string, readonly string[]>;

const nodesIn = (node: ts.Node): readonly ts.Node[] => {
  const inner: ts.Node[] = [node];
  node.forEachChild((child) => void inner.push(...nodesIn(child)));
  return inner;
};

/** Returns the references of a monitor: its name is the id of an invariant, and its comment can name a row. */
function referencesOfMonitor(monitor: ts.Expression): readonly string[] {
  const called = ts.isCallExpression(monitor) ? monitor.expression : monitor;
  const declared = ts.isIdentifier(called) ? findDeclaration(called) : null;
  const source = declared ?? monitor;
  const names = nodesIn(source)
    .filter(ts.isPropertyAssignment)
    .filter(({ name }) => name.getText() === 'name')
    .map(({ initializer }) => initializer.getText());
  const own = findReferences([declared === null ? '' : commentsOf(declared), ...names].join(' '));
  const created = declared !== null && ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
  return created !== undefined && ts.isCallExpression(created) ? [...own, ...referencesOfMonitor(created)] : own;
}

const isProvided = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'provide';

/** An implementation without an effect: `assign({})`, `() => undefined`. */
const NO_EFFECT = /^(?:assign\(\{\}\)|\(\) => (?:undefined|\{\}))$/;

/** Whether a replacement takes the effect away. An action that is replaced by another effect only carries a fault. */
const isMissing = (kind: string, property: ts.ObjectLiteralElementLike): boolean =>
  kind === 'guards' || (ts.isPropertyAssignment(property) && NO_EFFECT.test(property.initializer.getText()));

/** Returns the names that the faulty charts of a proof replace: `chart.provide({ guards: { isMinor: … } })`. */
const replacedNames = (faults: ts.Expression): readonly string[] =>
  nodesIn(faults)
    .filter(isProvided)
    .flatMap(({ arguments: [replaced] }) =>
      replaced !== undefined && ts.isObjectLiteralExpression(replaced) ? [...replaced.properties] : [],
    )
    .flatMap((kind) =>
      ts.isPropertyAssignment(kind) && ts.isObjectLiteralExpression(kind.initializer)
        ? kind.initializer.properties.filter((property) => isMissing(kind.name.getText(), property))
        : [],
    )
    .flatMap(({ name }) => (name !== undefined && ts.isIdentifier(name) ? [name.text] : []));

/**
 * Returns the references that the proofs beside a chart give to its guards and actions: a chart with another guard, or
 * without the action, breaks the invariant of the monitor, so the invariant depends on it.
 */
export function readProofReferences(folder: string): ProofReferences {
  const found = new Map<string, readonly string[]>();
  for (const file of globSync('*.proof.test.ts', { cwd: folder }).sort())
    for (const node of nodesIn(parseFile(path.join(folder, file)))) {
      if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) continue;
      const [monitor, faults] = node.arguments;
      if (!node.expression.text.startsWith('prove') || monitor === undefined || faults === undefined) continue;
      const references = referencesOfMonitor(monitor);
      for (const name of replacedNames(faults))
        found.set(name, [...new Set([...(found.get(name) ?? []), ...references])]);
    }
  return found;
}
