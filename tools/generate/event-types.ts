import ts from 'typescript';
import * as testing from '@folioflow/flows/testing';
import { inRoot } from '../root.ts';

/** The events of a flow by its name. */
export interface FlowEvents {
  readonly name: string;
  readonly events: readonly ts.Type[];
}

const FILE = inRoot('packages/flows/src/model-testing/play/event-types.virtual.ts');
const SUFFIX = 'Journeys';

const isJourneys = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'flow' in value && 'scenarios' in value;

/** A flow has journeys; those of a part are created for its parent. */
const sourceText = (): string =>
  [
    `import type { EventFromLogic } from 'xstate';`,
    `import type * as testing from '../../testing.ts';`,
    ...Object.entries<unknown>(testing)
      .filter(([name]) => name.endsWith(SUFFIX))
      .map(([name, value]) => {
        const journeys = isJourneys(value) ? `(typeof testing.${name})` : `ReturnType<typeof testing.${name}>`;
        return `export type ${name.slice(0, -SUFFIX.length)} = EventFromLogic<${journeys}['flow']['machine']>;`;
      }),
  ].join('\n');

function createProgram(text: string): ts.Program {
  const { config } = ts.readConfigFile(inRoot('tsconfig.json'), (file) => ts.sys.readFile(file)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, inRoot());
  const settings: ts.CompilerOptions = { ...options, noEmit: true, incremental: false, stableTypeOrdering: true };
  const host = ts.createCompilerHost(settings);
  return ts.createProgram([FILE], settings, {
    ...host,
    fileExists: (file) => file === FILE || host.fileExists(file),
    getSourceFile: (file, language, ...rest) =>
      file === FILE ? ts.createSourceFile(file, text, language, true) : host.getSourceFile(file, language, ...rest),
  });
}

/** Returns the types of the events of all flows, in the order of their names. */
export function readEventTypes(): { readonly checker: ts.TypeChecker; readonly flows: readonly FlowEvents[] } {
  const program = createProgram(sourceText());
  const checker = program.getTypeChecker();
  const statements = program.getSourceFile(FILE)?.statements ?? [];
  const flows = statements.flatMap((statement): FlowEvents[] => {
    if (!ts.isTypeAliasDeclaration(statement)) return [];
    const type = checker.getTypeAtLocation(statement.name);
    return [{ name: statement.name.text, events: type.isUnion() ? type.types : [type] }];
  });
  return { checker, flows: flows.toSorted((one, other) => (one.name < other.name ? -1 : 1)) };
}
