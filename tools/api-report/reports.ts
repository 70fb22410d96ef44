import ts from 'typescript';
import { inRoot } from '../root.ts';
import { describeEntryPoint } from './report.ts';

/** The entry points that others build on, by the name of their report in `docs/api`. */
const entryPoints: Readonly<Record<string, string>> = {
  flows: 'packages/flows/src/index.ts',
  'flows-react': 'packages/flows/src/react.ts',
  'flows-testing': 'packages/flows/src/testing.ts',
  api: 'packages/api/src/index.ts',
};

export interface Report {
  readonly file: string;
  readonly text: string;
}

/** Every report as the sources have it now. */
export function createReports(): readonly Report[] {
  const { config } = ts.readConfigFile(inRoot('tsconfig.json'), (file) => ts.sys.readFile(file)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, inRoot());
  const files = Object.values(entryPoints).map((file) => inRoot(file));
  // Without a stable order, the members of a union change places with whatever is checked before them.
  const program = ts.createProgram(files, { ...options, noEmit: true, incremental: false, stableTypeOrdering: true });
  return Object.entries(entryPoints).map(([name, file]) => ({
    file: inRoot('docs', 'api', `${name}.txt`),
    text: `${describeEntryPoint(program, inRoot(file))}\n`,
  }));
}
