// Compiles the code that the READMEs show, against the packed packages: no published tool reads it from there.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { runCommand } from '../command.ts';
import { inRoot } from '../root.ts';
import { compileProject } from './compiled-project.ts';

/** Declarations that the examples leave to their reader, derived from the package's own types. */
const readmeDeclarations = `
declare const provider: Pick<Parameters<typeof signInCode>[0], 'sendOtp' | 'validateOtp'>;
declare const routeParams: import('@folioflow/flows').SignInCodeInput['routeParams'];
declare const render: (view: import('@folioflow/flows').SignInCodeView) => void;
`;
const packageReadmeDeclarations = `
type Login = Parameters<typeof signIn>[0]['login'];
declare const myProvider: { login(request: Parameters<Login>[0], signal: AbortSignal): ReturnType<Login> };
declare const draw: (view: import('@folioflow/flows').SignInView, words: typeof access) => void;
declare const follow: (end: import('@folioflow/flows').SignInOutput | undefined) => void;
`;

/** The first code of TypeScript that a document shows, after a heading. */
function readFirstExample(document: string, heading: string): string {
  const text = readFileSync(inRoot(document), 'utf8');
  const [, code] = /```ts\n([\s\S]*?)```/.exec(text.slice(text.indexOf(heading))) ?? [];
  if (code === undefined) throw new Error(`${document} shows no code under "${heading}".`);
  return code;
}

const { folder } = inject('installation');
const example = readFirstExample('README.md', '## Embed a flow');

test('the examples of both READMEs compile', async () => {
  const { errors } = await compileProject(folder, {
    'as-shown.ts': example + readmeDeclarations,
    'as-shown-by-package.ts':
      readFirstExample('packages/flows/README.md', '# @folioflow/flows') + packageReadmeDeclarations,
  });
  expect(errors).toEqual([]);
});

test('a missing port does not compile', async () => {
  const code = example.replace('signInCode({ sendOtp, validateOtp,', 'signInCode({ validateOtp,');
  const { errors } = await compileProject(folder, { 'missing-port.ts': code + readmeDeclarations });
  expect(errors.filter((line) => line.includes('sendOtp'))).not.toEqual([]);
});

test('every entry of the packages loads in Node, a catalogue as JSON', async () => {
  const code = [
    "import { signInCode } from '@folioflow/flows';",
    "import { createProvider } from '@folioflow/api';",
    "import { CODES } from '@folioflow/api/contract';",
    "import { IntegrationError } from '@folioflow/api/diagnostics';",
    "import { orderSchema } from '@folioflow/api/schemas';",
    "import { createAnalytics } from '@folioflow/flows/analytics';",
    "import { createRunDiagnostics } from '@folioflow/flows/diagnostics';",
    "import { staffSignIn } from '@folioflow/flows/backoffice';",
    "import { useFlow } from '@folioflow/flows/react';",
    "import { flowContract } from '@folioflow/flows/testing';",
    "import access from '@folioflow/flows/messages/en/access.json' with { type: 'json' };",
    'const loaded = [signInCode, createProvider, CODES, orderSchema, staffSignIn, useFlow, flowContract, access,',
    '  IntegrationError, createAnalytics, createRunDiagnostics];',
    "if (loaded.some((each) => each === undefined)) throw new Error('An entry is empty.');",
  ].join('\n');
  writeFileSync(path.join(folder, 'run.js'), code);
  expect(await runCommand('node', ['run.js'], { cwd: folder })).toEqual({ code: 0, output: '' });
});
