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

test('types are printed as in the source, values with their type and comment, all by name', () => {
  const report = describeModule(`
    /** Tidies the amount of a draft. */
    export function tidy(draft: Draft): string { return draft.amount; }
    export const limit = 5;
    /** An order before its submission. */
    export interface Draft {
      /** In rupees. */
      readonly amount: string;
    }`);
  expect(report.split('\n\n')).toEqual([
    '/** An order before its submission. */\nexport interface Draft {\n    /** In rupees. */\n    readonly amount: string;\n}',
    'const limit: 5',
    '// Tidies the amount of a draft.\nfunction tidy(draft: Draft): string',
  ]);
});

test('a type that is inferred from a schema is expanded, field by field and variant by variant', () => {
  const report = describeModule(`
    type InferOutput<T> = T extends { readonly output: infer Output } ? Output : never;
    declare const schema: { readonly output: { kind: 'one'; size?: number } | { kind: 'two' } };
    export type Found = InferOutput<typeof schema>;`);
  expect(report).toBe('type Found\n  |\n  kind: "one"\n  size?: number | undefined\n  |\n  kind: "two"');
});

test('a long type is printed in full', () => {
  const fields = Array.from({ length: 60 }, (_, place) => `field${place}: ${place}`).join('; ');
  expect(describeModule(`export declare const all: { ${fields}; last: 1 };`)).toContain('field59: 59; last: 1;');
});
