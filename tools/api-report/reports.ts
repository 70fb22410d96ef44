import path from 'node:path';
import ts from 'typescript';
import { inRoot } from '../root.ts';
import { describeEntryPoint } from './report.ts';

/** The entry points that others build on, by the name of their report in `docs/api`. */
const entryPoints: Readonly<Record<string, string>> = {
  flows: 'packages/flows/src/index.ts',
  'flows-react': 'packages/flows/src/react.ts',
  'flows-holdings': 'packages/flows/src/holdings/index.ts',
  'flows-analytics': 'packages/flows/src/analytics/index.ts',
  'flows-diagnostics': 'packages/flows/src/diagnostics/index.ts',
  'flows-testing': 'packages/flows/src/testing.ts',
  api: 'packages/api/src/index.ts',
  'api-diagnostics': 'packages/api/src/diagnostics/index.ts',
};

export const reportFolder = inRoot('docs', 'api');

export interface Report {
  readonly file: string;
  readonly text: string;
}

const flows = inRoot('packages', 'flows', 'src');
const unitFolder = /^(?:parts\/[\w-]+|(?!holdings|kit|parts|model-testing|messages)[\w-]+)\/[\w-]+(?=\/)/;

/** Returns the report of a name: that of its unit, `flows/checkout/sip-checkout`, otherwise that of its entry point. */
function reportNameOf(file: string, entryPoint: string): string {
  const [unit] = unitFolder.exec(path.relative(flows, file).replaceAll(path.sep, '/')) ?? [];
  return entryPoint === 'api' || unit === undefined ? entryPoint : `flows/${unit}`;
}

/** Returns every report of the present sources. */
export function createReports(): readonly Report[] {
  const { config } = ts.readConfigFile(inRoot('tsconfig.json'), (file) => ts.sys.readFile(file)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, inRoot());
  const files = Object.values(entryPoints).map((file) => inRoot(file));
  // Without a stable order, the members of a union change places with whatever is checked before them.
  const program = ts.createProgram(files, { ...options, noEmit: true, incremental: false, stableTypeOrdering: true });
  const texts = new Map<string, string[]>();
  for (const [name, entry] of Object.entries(entryPoints)) {
    for (const { file, text } of describeEntryPoint(program, inRoot(entry))) {
      if (!name.startsWith('api') && file.startsWith(inRoot('packages', 'api'))) continue;
      const report = reportNameOf(file, name);
      texts.set(report, [...(texts.get(report) ?? []), text]);
    }
  }
  return [...texts].map(([report, names]) => ({
    file: path.join(reportFolder, `${report}.txt`),
    text: `${names.join('\n\n')}\n`,
  }));
}
