import { expect, test } from 'vitest';
import { keepKilledMutants, parseReport } from './parse-report.ts';

test('a change is described by its whole lines, before and after', () => {
  const source = 'const a = 1;\nconst isPaid = (paise: number) =>\n  paise > 0 && ok;\n';
  const mutants = [
    {
      location: { start: { line: 3, column: 3 }, end: { line: 3, column: 12 } },
      replacement: 'paise >= 0',
      status: 'Survived',
      testsCompleted: 4,
    },
    {
      location: { start: { line: 2, column: 16 }, end: { line: 3, column: 18 } },
      replacement: '() => undefined',
      status: 'NoCoverage',
    },
  ];
  expect(parseReport(JSON.stringify({ files: { 'rules.ts': { source, mutants } } }))).toEqual([
    {
      file: 'rules.ts',
      line: 3,
      source: 'paise > 0 && ok;',
      mutated: 'paise >= 0 && ok;',
      status: 'Survived',
      testsCompleted: 4,
    },
    {
      file: 'rules.ts',
      line: 2,
      source: 'const isPaid = (paise: number) => paise > 0 && ok;',
      mutated: 'const isPaid = () => undefined;',
      status: 'NoCoverage',
      testsCompleted: 0,
    },
  ]);
});

test('only killed mutants are remembered between two runs', () => {
  const mutants = ['Killed', 'Survived', 'NoCoverage', 'Timeout'].map((status) => ({ status }));
  expect(
    JSON.parse(keepKilledMutants(JSON.stringify({ files: { 'rules.ts': { source: '', mutants } }, kept: 1 }))),
  ).toEqual({ files: { 'rules.ts': { source: '', mutants: [{ status: 'Killed' }] } }, kept: 1 });
});
