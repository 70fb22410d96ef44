import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { inRoot } from '../root.ts';

/**
 * Built modules that others build on, by package, as lines of one entry: API Extractor reads a single one. The types of
 * the contract are recorded where they are generated, and as OpenAPI (docs/decisions/015).
 */
const entries = {
  api: ["export * from '../dist/client/index.js';", "export * as diagnostics from '../dist/diagnostics/index.js';"],
  flows: [
    "export * from '../dist/index.js';",
    "export * as analytics from '../dist/analytics/index.js';",
    "export * as diagnostics from '../dist/diagnostics/index.js';",
    "export * as holdings from '../dist/holdings/index.js';",
    "export * as react from '../dist/react.js';",
  ],
} as const;

const none = { default: { logLevel: ExtractorLogLevel.None } };

/** Writes the report of a package to `docs/api`, or compares it. Returns whether it is the recorded one. */
function report(name: keyof typeof entries, isCheck: boolean): boolean {
  const projectFolder = inRoot('packages', name);
  const folder = path.join(projectFolder, '.api-report');
  const mainEntryPointFilePath = path.join(folder, 'entries.d.ts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(mainEntryPointFilePath, entries[name].join('\n'));
  const compilerOptions = {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    types: [],
  };
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder,
      mainEntryPointFilePath,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: [mainEntryPointFilePath] } },
      apiReport: { enabled: true, reportFileName: name, reportFolder: inRoot('docs', 'api'), reportTempFolder: folder },
      messages: { extractorMessageReporting: none, tsdocMessageReporting: none },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(projectFolder, 'package.json'),
  });
  return Extractor.invoke(config, { localBuild: !isCheck }).succeeded;
}

const isCheck = process.argv.includes('--check');
const areRecorded = [report('api', isCheck), report('flows', isCheck)];
if (areRecorded.includes(false)) process.exitCode = 1;
