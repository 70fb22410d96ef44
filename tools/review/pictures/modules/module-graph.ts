import { createHash } from 'node:crypto';
import type { ModuleBindings } from './module-bindings.ts';

export interface GraphModule {
  /** Name that is equal in every copy of the repository. */
  readonly name: string;
  /** All that the module contributes to a page: its code, or its style sheet with everything that it imports. */
  readonly content: string;
  readonly staticImports: readonly string[];
  readonly dynamicImports: readonly string[];
  /** Null for a package of the registry: importers depend on all of it. */
  readonly bindings: ModuleBindings | null;
  /** Id of the module that a specifier names; undefined for one that the build has dropped. */
  readonly resolve: (source: string) => string | undefined;
}

export type ModuleGraph = ReadonlyMap<string, GraphModule>;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Collects the modules that can be executed for an import. A re-export leads to the module that declares the name, so
 * that a module which only re-exports does not connect all its importers.
 */
function collectModules(graph: ModuleGraph, entry: string, followsDynamic: boolean): ReadonlySet<string> {
  const bodies = new Set<string>();
  const wholes = new Set<string>();
  const names = new Set<string>();
  const pending: (() => void)[] = [];

  const addBody = (id: string) => {
    const found = graph.get(id);
    if (found === undefined || bodies.has(id)) return;
    bodies.add(id);
    pending.push(() => {
      if (followsDynamic) found.dynamicImports.forEach(addWhole);
      if (found.bindings === null) found.staticImports.forEach(addWhole);
      else for (const { source, name } of found.bindings.imports) addName(found.resolve(source), name);
    });
  };
  const addWhole = (id: string) => {
    if (wholes.has(id)) return;
    wholes.add(id);
    addBody(id);
    const { bindings, resolve } = graph.get(id) ?? {};
    if (!bindings || resolve === undefined) return;
    pending.push(() => {
      for (const { source, name } of bindings.reexports.values()) addName(resolve(source), name);
      for (const source of bindings.stars) addName(resolve(source), '*');
    });
  };
  const addName = (id: string | undefined, name: string) => {
    if (id === undefined || names.has(`${id}\0${name}`)) return;
    names.add(`${id}\0${name}`);
    const declared = name === '*' ? null : findExport(graph, id, name);
    if (declared === null) addWhole(id);
    else if (declared.name === null) addBody(declared.id);
    else addName(declared.id, declared.name);
  };

  addWhole(entry);
  for (let step = pending.pop(); step !== undefined; step = pending.pop()) step();
  return bodies;
}

/** Finds the module of an exported name: itself (`name` is null) or the next on the way; null if it is unknown. */
function findExport(
  graph: ModuleGraph,
  id: string,
  name: string,
  visited: ReadonlySet<string> = new Set(),
): { readonly id: string; readonly name: string | null } | null {
  const found = graph.get(id);
  if (!found?.bindings || visited.has(id)) return null;
  const { ownExports, reexports, stars } = found.bindings;
  if (ownExports.has(name)) return { id, name: null };
  const reexport = reexports.get(name);
  if (reexport !== undefined) {
    const target = found.resolve(reexport.source);
    return target === undefined ? null : { id: target, name: reexport.name };
  }
  for (const star of stars) {
    const target = found.resolve(star);
    const declared = target === undefined ? null : findExport(graph, target, name, new Set([...visited, id]));
    if (declared !== null) return declared;
  }
  return null;
}

/** SHA-256 of the code that an entry can execute. */
export function hashModules(
  graph: ModuleGraph,
  entry: string,
  { followsDynamic }: { followsDynamic: boolean },
): string {
  const lines = [...collectModules(graph, entry, followsDynamic)].map((id) => {
    const found = graph.get(id);
    return `${found?.name ?? ''} ${hashOf(found?.content ?? '')}`;
  });
  return hashOf(lines.sort().join('\n'));
}
