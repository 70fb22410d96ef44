import ts from 'typescript';
import { expect, test } from 'vitest';
import { describeEntryPoint } from './report.ts';

/** The report of one module that exists in memory only. */
function describeModule(source: string): string {
  const host = ts.createCompilerHost({});
  const onDisk = host.getSourceFile.bind(host);
  host.getSourceFile = (file, target) =>
    file === '/entry.ts' ? ts.createSourceFile(file, source, target, true) : onDisk(file, target);
  const program = ts.createProgram(['/entry.ts'], { noLib: true, types: [], strict: true }, host);
  return describeEntryPoint(program, '/entry.ts')
    .map(({ text }) => text)
    .join('\n\n');
}

test('types stand as they are written but for their comments, values with what they are, all by name', () => {
  const report = describeModule(`
    export function tidy(draft: Draft): string { return draft.amount; }
    export const limit = 5;
    /** Said to a person. */
    export interface Draft {
      /** In rupees. */
      readonly amount: string;
    }`);
  expect(report.split('\n\n')).toEqual([
    'export interface Draft {\n    readonly amount: string;\n}',
    'const limit: 5',
    'function tidy(draft: Draft): string',
  ]);
});

test('what a schema says is written out, field by field and way by way', () => {
  const report = describeModule(`
    type InferOutput<T> = T extends { readonly output: infer Output } ? Output : never;
    declare const schema: { readonly output: { kind: 'one'; size?: number } | { kind: 'two' } };
    export type Found = InferOutput<typeof schema>;`);
  expect(report).toBe('type Found\n  |\n  kind: "one"\n  size?: number | undefined\n  |\n  kind: "two"');
});

test('a text that fills pages is kept by its beginning and changes with its end', () => {
  const fields = Array.from({ length: 60 }, (_, place) => `field${place}: ${place}`).join('; ');
  const [one, other] = ['1', '2'].map((last) =>
    describeModule(`export declare const all: { ${fields}; last: ${last} };`),
  );
  expect([one?.length, one === other]).toEqual([422, false]);
});
