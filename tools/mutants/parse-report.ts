import type { Mutant } from './judge.ts';

interface Position {
  /** From 1, as the column. */
  readonly line: number;
  readonly column: number;
}
interface Location {
  readonly start: Position;
  readonly end: Position;
}
interface ReportedFile {
  readonly source: string;
  readonly mutants: readonly {
    readonly location: Location;
    readonly replacement?: string;
    readonly status: string;
    readonly testsCompleted?: number;
  }[];
}

interface Report {
  readonly files: Readonly<Record<string, ReportedFile>>;
}

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function describeChange(source: string, { start, end }: Location, replacement: string) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const head = (lines[0] ?? '').slice(0, start.column - 1);
  const tail = (lines.at(-1) ?? '').slice(end.column - 1);
  return { source: onOneLine(lines.join('\n')), mutated: onOneLine(`${head}${replacement}${tail}`) };
}

/** Parses a JSON report of Stryker, the schema of mutation-testing-elements. */
export function parseReport(json: string): readonly Mutant[] {
  const { files } = JSON.parse(json) as Report;
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map(({ location, replacement = '', status, testsCompleted = 0 }) => ({
      file,
      line: location.start.line,
      ...describeChange(source, location, replacement),
      status,
      testsCompleted,
    })),
  );
}

/** Removes all mutants but the killed ones from a report. */
export function keepKilledMutants(json: string): string {
  const report = JSON.parse(json) as Report;
  const files = Object.entries(report.files).map(([file, reported]) => [
    file,
    { ...reported, mutants: reported.mutants.filter(({ status }) => status === 'Killed') },
  ]);
  return JSON.stringify({ ...report, files: Object.fromEntries(files) as Report['files'] });
}
