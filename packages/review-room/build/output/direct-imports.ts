import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type Plugin } from 'vite';

/** The module that declares an exported value, and the name there. */
interface ExportOrigin {
  readonly file: string;
  readonly name: string;
}

type Exports = ReadonlyMap<string, ExportOrigin>;

/** Returns the origin of each value that a module exports, by its exported name. */
export function findExportOrigins(file: string): Exports {
  const origins = new Map<string, ExportOrigin>();
  const { staticExports } = parseSync(file, readFileSync(file, 'utf8')).module;
  for (const { moduleRequest, importName, exportName, isType } of staticExports.flatMap(({ entries }) => entries)) {
    if (isType) continue;
    const source = moduleRequest?.value.startsWith('.')
      ? path.resolve(path.dirname(file), moduleRequest.value)
      : (moduleRequest?.value ?? null);
    const name = exportName.name;
    if (source === null) {
      if (name !== null) origins.set(name, { file, name });
    } else if (name === null) for (const [each, origin] of findExportOrigins(source)) origins.set(each, origin);
    else if (importName.name !== null) origins.set(name, { file: source, name: importName.name });
  }
  return origins;
}

/** Rewrites the named imports of a barrel in a module; returns null if there are none. */
export function importDirectly(code: string, barrel: string, origins: Exports): string | null {
  let direct = code;
  const { staticImports } = parseSync('module.js', code).module;
  for (const { start, end, moduleRequest, entries } of staticImports.toReversed()) {
    const isNamed = entries.length > 0 && entries.every(({ importName }) => importName.kind === 'Name');
    if (moduleRequest.value !== barrel || !isNamed) continue;
    const lines = entries.map(({ importName, localName }) => {
      const { file, name } = origins.get(importName.name ?? '') ?? { file: barrel, name: importName.name ?? '' };
      return `import { ${name} as ${localName.value} } from ${JSON.stringify(file)};`;
    });
    direct = direct.slice(0, start) + lines.join('\n') + direct.slice(end);
  }
  return direct === code ? null : direct;
}

/**
 * No published plugin reads a barrel whose modules are TypeScript: rewrites its named imports as imports of the modules
 * behind it. Where other code imports the whole barrel, each importer of one name would load everything that it exports.
 */
export function directImportsPlugin(barrel: string, file: string): Plugin {
  let origins: Exports | undefined;
  return {
    name: 'folioflow:direct-imports',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { code: barrel },
      handler(code) {
        const direct = importDirectly(code, barrel, (origins ??= findExportOrigins(file)));
        return direct === null ? null : { code: direct, map: null };
      },
    },
  };
}
