import { describe, expect, test } from 'vitest';
import { inRoot } from '../root.ts';
import { findExportOrigins, importDirectly } from './direct-imports.ts';

describe('the origins of exported values', () => {
  test.each([
    ['testing.ts', ['redeemJourneys', 'storyArgs', 'startPlay']],
    ['index.ts', ['redeemFlow', 'momentInIndia', 'waitForView']],
  ])('of %s are those of the module itself, or a package', async (entry, names) => {
    const barrel = inRoot('packages', 'flows', 'src', entry);
    const origins = findExportOrigins(barrel);
    const exported = (await import(barrel)) as Readonly<Record<string, unknown>>;
    expect([...origins.keys()].sort()).toEqual(Object.keys(exported).sort());
    for (const name of names) {
      const { file, name: own } = origins.get(name) ?? { file: barrel, name: '' };
      expect(((await import(file)) as Readonly<Record<string, unknown>>)[own]).toBe(exported[name]);
    }
  });
});

describe('imports of a barrel', () => {
  const origins = new Map([['redeemJourneys', { file: '/flows/redeem.ts', name: 'journeys' }]]);
  const rewrite = (code: string) => importDirectly(code, 'barrel', origins);

  test('are rewritten name by name, with the local names', () => {
    expect(rewrite(`import { redeemJourneys as own, unknownName } from 'barrel';\nown();`)).toBe(
      'import { journeys as own } from "/flows/redeem.ts";\n' +
        'import { unknownName as unknownName } from "barrel";\nown();',
    );
  });

  test('remain if the whole barrel is imported, or nothing of it by name', () => {
    for (const code of [
      `import * as all from 'barrel';`,
      `import 'barrel';`,
      `import { redeemJourneys } from 'other';`,
      `const text = "import { redeemJourneys } from 'barrel'";`,
    ])
      expect(rewrite(code)).toBeNull();
  });
});
