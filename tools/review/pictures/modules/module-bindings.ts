import { parseSync } from 'vite';

/** An import or re-export of one name; `*` is the whole module. */
interface Binding {
  readonly source: string;
  readonly name: string;
}

/** Static imports and exports of a module by name. Sources are specifiers. */
export interface ModuleBindings {
  readonly imports: readonly Binding[];
  /** Exported names that come from another module. */
  readonly reexports: ReadonlyMap<string, Binding>;
  /** Sources of `export * from`. */
  readonly stars: readonly string[];
  /** Exported names that the module declares itself. */
  readonly ownExports: ReadonlySet<string>;
}

type Program = ReturnType<typeof parseSync>['program'];
type Statement = Program['body'][number];
type Declared = NonNullable<Extract<Statement, { type: 'ExportNamedDeclaration' }>['declaration']>;

const nameOf = (node: { readonly type: string; readonly name?: string; readonly value?: unknown }) =>
  node.name ?? String(node.value);

function declaredNames(declaration: Declared): readonly string[] {
  if (declaration.type !== 'VariableDeclaration')
    return 'id' in declaration && declaration.id !== null && 'name' in declaration.id ? [declaration.id.name] : [];
  // A destructured export is not resolved: its importers depend on the whole module.
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

/** Reads the static imports and exports of compiled code. */
export function readBindings(code: string): ModuleBindings {
  const imports: Binding[] = [];
  const locals = new Map<string, Binding>();
  const reexports = new Map<string, Binding>();
  const stars: string[] = [];
  const ownExports = new Set<string>();
  const { body } = parseSync('module.js', code).program;
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const source = statement.source.value;
    if (statement.specifiers.length === 0) imports.push({ source, name: '*' });
    for (const specifier of statement.specifiers) {
      const isDefault = specifier.type === 'ImportDefaultSpecifier';
      const name = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : isDefault ? 'default' : '*';
      locals.set(specifier.local.name, { source, name });
      imports.push({ source, name });
    }
  }
  for (const statement of body) {
    if (statement.type === 'ExportAllDeclaration') {
      const source = statement.source.value;
      if (statement.exported === null) stars.push(source);
      else reexports.set(nameOf(statement.exported), { source, name: '*' });
    } else if (statement.type === 'ExportDefaultDeclaration') {
      ownExports.add('default');
    } else if (statement.type === 'ExportNamedDeclaration') {
      if (statement.declaration !== null) declaredNames(statement.declaration).forEach((name) => ownExports.add(name));
      for (const { local, exported } of statement.specifiers) {
        const imported = locals.get(nameOf(local));
        if (statement.source !== null)
          reexports.set(nameOf(exported), { source: statement.source.value, name: nameOf(local) });
        else if (imported !== undefined) reexports.set(nameOf(exported), imported);
        else ownExports.add(nameOf(exported));
      }
    }
  }
  return { imports, reexports, stars, ownExports };
}
