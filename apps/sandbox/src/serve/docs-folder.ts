import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { docsFiles, type ReadDocsFile } from '../docs/files.ts';

const require = createRequire(import.meta.url);
const swaggerUi = path.dirname(require.resolve('swagger-ui-dist/package.json'));
const documents = path.join(import.meta.dirname, '../../../../docs/api');

/** Reads the OpenAPI document of the project and the files of Swagger UI. */
export const readDocsFile: ReadDocsFile = async (name) => {
  const folder = name === 'openapi.json' ? documents : swaggerUi;
  return new Uint8Array(await readFile(path.join(folder, name)));
};

/** Writes the documentation as a static site and returns the size of each file in bytes. */
export async function writeDocsFolder(folder: string): Promise<Readonly<Record<string, number>>> {
  await mkdir(folder, { recursive: true });
  const sizes = Object.entries(docsFiles).map(async ([name, { text }]) => {
    const content = text === undefined ? await readDocsFile(name) : new TextEncoder().encode(text);
    await writeFile(path.join(folder, name), content);
    return [name, content.byteLength] as const;
  });
  return Object.fromEntries(await Promise.all(sizes));
}
