import { RuleTester } from 'oxlint/plugins-dev';
import { describe, test } from 'vitest';
import { actionName, commentOpening } from './plugin.ts';

RuleTester.describe = describe;
RuleTester.it = test;
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } });

tester.run('comment-opening', commentOpening, {
  valid: [
    '/** Returns the next retry. */\nexport const a = 1;',
    '// The NAV of the day that the cut-off decides.',
    '/**\n * Returns the NAV of the day\n * that the cut-off decides.\n */',
    '// Whatsapp is a name.',
    "const text = 'What is a string';",
  ],
  invalid: [
    { code: '/** What a page shows. */', errors: [{ line: 1, message: /not with "What"/ }] },
    { code: '// Whose NAV an order gets.', errors: [{ line: 1, message: /not with "Whose"/ }] },
    { code: '/**\n * Returns the day.\n * Nobody knows it.\n */', errors: [{ line: 3, message: /not with "Nobody"/ }] },
    { code: '// A reason.\n// That is all.', errors: [{ line: 2, message: /not with "That"/ }] },
  ],
});

tester.run('action-name', actionName, {
  valid: [
    'setup({ actions: { setNotice: assign({}), clearTicket: assign({}) } });',
    'setup({ actions: { standardizeName: assign({}), takeover: assign({}) } });',
    'const ports = { keepAlive: true };',
  ],
  invalid: [
    { code: 'setup({ actions: { keepNotice: assign({}) } });', errors: [{ message: /"keepNotice"/ }] },
    { code: 'setup({ actions: { stand: assign({}), forgetTicket() {} } });', errors: 2 },
    { code: 'chart.provide({ actions: { tellOutcome: () => undefined } });', errors: 1 },
  ],
});
