import { pathOf } from '../http/operations.ts';
import { joinPath } from '@folioflow/api/contract';
import { readFileSync, writeFileSync } from 'node:fs';
import { allCases } from '../cases/index.ts';
import { chooseCases } from '../kit/choose-cases.ts';
import { type CaseResult, type RunReport } from '../kit/results.ts';
import { runKit } from '../kit/run-kit.ts';
import { NotTried, UnknownCases } from '../ground/verdicts.ts';
import { profileJsonSchema } from '../profile/json-schema.ts';
import { parseProfile, ProfileProblem } from '../profile/read-profile.ts';
import { formatJson, parseJsonReport } from '../report/json.ts';
import { formatHtml } from '../report/html.ts';
import { formatJunit } from '../report/junit.ts';
import { createProgress, formatSummary, type Output } from '../report/terminal.ts';
import { parseCommand, USAGE, UsageProblem, type Command, type CommandOptions } from './options.ts';

const PASSED = 0;
const FAILED = 1;
const UNUSABLE = 2;

const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageProblem(`${file} cannot be read.`, { cause: error });
  }
};

const readEarlier = (file: string | null): readonly CaseResult[] => {
  if (file === null) return [];
  const report = parseJsonReport(readText(file));
  if (report === null) throw new UsageProblem(`${file} is no JSON report of this kit.`);
  return report.cases;
};

/** @throws UsageProblem when no server answers at the address */
const requireProvider = async (url: string): Promise<void> => {
  await fetch(joinPath(url, pathOf('logout')), {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  }).catch((error: unknown) => {
    throw new UsageProblem(`No server answers at ${url}.`, { cause: error });
  });
};

const writeReports = (report: RunReport, { json, junit, html }: CommandOptions): void => {
  const files = [
    [json, formatJson],
    [junit, formatJunit],
    [html, formatHtml],
  ] as const;
  for (const [file, format] of files) if (file !== null) writeFileSync(file, format(report));
};

/** A run that could try nothing is a wrong profile, not a conforming provider. */
const exitCodeOf = ({ passed, failed }: RunReport['counts']): number => {
  if (failed > 0) return FAILED;
  return passed > 0 ? PASSED : UNUSABLE;
};

const runAndReport = async (options: CommandOptions, output: Output, signal?: AbortSignal): Promise<number> => {
  const { url, only, concurrency, timeoutMs } = options;
  const profile = parseProfile(readText(options.profile), options.profile);
  const cases = chooseCases(allCases, only);
  const earlier = readEarlier(options.resume);
  await requireProvider(url);
  const report = await runKit({
    url,
    profile,
    cases,
    earlier,
    onResult: createProgress(output),
    ...(signal === undefined ? {} : { signal }),
    ...(concurrency === null ? {} : { concurrency }),
    ...(timeoutMs === null ? {} : { timeoutMs }),
  });
  writeReports(report, options);
  output.write(formatSummary(report));
  if (report.cases.length < cases.length) {
    output.write('The run was interrupted; --resume continues it.\n');
    return UNUSABLE;
  }
  return exitCodeOf(report.counts);
};

const listCases = (only: readonly string[]): string =>
  chooseCases(allCases, only)
    .map(({ id, section, title }) => `${id}  (${section})\n    ${title}\n`)
    .join('');

const textOfCommand = (command: Exclude<Command, { readonly kind: 'run' }>): string => {
  if (command.kind === 'help') return USAGE;
  if (command.kind === 'list') return listCases(command.only);
  return `${JSON.stringify(profileJsonSchema(), null, 2)}\n`;
};

/**
 * Runs the command and returns its exit code.
 * @param signal an interruption by the user: the tear-down of the test system still runs
 */
export const runCommand = async (args: readonly string[], output: Output, signal?: AbortSignal): Promise<number> => {
  try {
    const command = parseCommand(args);
    if (command.kind === 'run') return await runAndReport(command.options, output, signal);
    output.write(textOfCommand(command));
    return PASSED;
  } catch (error) {
    const isExpected = [UsageProblem, UnknownCases, ProfileProblem, NotTried].some((kind) => error instanceof kind);
    if (!(error instanceof Error) || !isExpected) throw error;
    output.write(`${error.message}\n`);
    return UNUSABLE;
  }
};
