// No published tool knows that the scripts of the element are complete, licensed and without code in text.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, inject, test } from 'vitest';
import { runCommand } from '../command.ts';
import { compileProject } from './compiled-project.ts';

const MAX_SCRIPTS = 5;

const { folder } = inject('installation');
const dist = path.join(folder, 'node_modules', '@folioflow', 'element', 'dist');
const scripts = globSync('**/*.js', { cwd: dist }).map((file) => file.replaceAll(path.sep, '/'));
const readScript = (file: string) => readFileSync(path.join(dist, file), 'utf8');

/** The modules that a script imports, at once or later. */
function findSpecifiers(file: string): readonly string[] {
  const code = readScript(file);
  const { staticImports, dynamicImports } = parseSync(file, code).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
  ];
}

test('the element consists of few scripts, which import each other and nothing else', () => {
  expect(scripts.length).toBeLessThanOrEqual(MAX_SCRIPTS);
  const specifiers = scripts.flatMap(findSpecifiers);
  expect(specifiers.length).toBeGreaterThan(2);
  expect(specifiers.filter((name) => !name.startsWith('./') && !name.startsWith('../'))).toEqual([]);
});

test('the licences of everything in the scripts, and of the font, are beside them', () => {
  const licences = readScript('licences.md');
  const bundled = [
    'react',
    'react-dom',
    'styled-components',
    'xstate',
    '@xstate/react',
    'axios',
    'valibot',
    'date-fns',
    'dompurify',
    'lucide',
  ];
  expect(bundled.filter((name) => !licences.includes(`## ${name} - `))).toEqual([]);
  expect(readScript('parts/OFL.txt')).toContain('SIL OPEN FONT LICENSE');
});

test('the element evaluates no text as code, and sends no events of its build tool', () => {
  const texts = scripts.map(readScript).join('\n');
  expect(texts).not.toMatch(/\bnew Function\(|\beval\(|vite:preloadError/);
});

test('the packed element can be imported in Node, and defines nothing there', async () => {
  const code = "const { SIP_CHECKOUT_TAG } = await import('@folioflow/element'); console.log(SIP_CHECKOUT_TAG);";
  const { code: exitCode, output } = await runCommand('node', ['--input-type=module', '-e', code], { cwd: folder });
  expect([exitCode, output.trim()]).toEqual([0, 'folioflow-sip-checkout']);
});

const example = `
import '@folioflow/element';
import type { PlacedDetail } from '@folioflow/element';

const checkout = document.createElement('folioflow-sip-checkout');
checkout.token = 'of the session';
checkout.addEventListener('folioflow-placed', ({ detail }) => {
  const placed: PlacedDetail = detail;
  console.log(placed.orderId, placed.amountInPaise);
});
checkout.addEventListener('click', ({ clientX }) => console.log(clientX));
`;

test.each(['5.7', '5.9', '7'] as const)('TypeScript %s knows the tag and its events', async (version) => {
  expect((await compileProject(folder, { 'element.ts': example }, { version })).errors).toEqual([]);
  const wrong = example.replace('placed.orderId', 'placed.orderNumber');
  expect((await compileProject(folder, { 'wrong-element.ts': wrong }, { version })).errors).toHaveLength(1);
});
