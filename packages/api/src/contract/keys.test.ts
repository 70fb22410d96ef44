import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { operationNames } from './fixtures/requests.ts';
import { requiredRequestKeys } from './fixtures/required/requests.ts';
import { contractCases, operations, requestsOf } from './testing/contract-cases.ts';
import { canBeAbsent, findDifferences } from './testing/contract-differences.ts';
import { readPassedKeys } from './testing/passed-keys.ts';
import { readSchemaKeys } from './testing/schema-keys.ts';
import { deleteKey, makeKeyOptional } from './testing/schema-mutants.ts';

const hasDifference = (contractCase: (typeof contractCases)[number]) =>
  findDifferences(contractCase, readPassedKeys(contractCase.name)).next().done === false;

describe('the keys of the contract', () => {
  test.each(contractCases)('$name: its keys are those of the recordings and of the table', (contractCase) => {
    expect([...findDifferences(contractCase, readPassedKeys(contractCase.name))]).toEqual([]);
  });

  test('every request and each of its variants is recorded, and the table contains no other', () => {
    const names = contractCases.filter(({ name }) => name.endsWith(' request')).map(({ name }) => name.slice(0, -8));
    expect(Object.keys(requiredRequestKeys).toSorted()).toEqual(names.toSorted());
    const refused = operations.filter(({ name, request }) => {
      const recorded = operationNames.filter((each) => each === name).flatMap(requestsOf);
      return recorded.length === 0 || recorded.some((each) => !v.is(request, each));
    });
    expect(refused.map(({ name }) => name)).toEqual([]);
  });
});

describe('a changed schema', () => {
  const declarations = contractCases.flatMap((contractCase) =>
    [...readSchemaKeys(contractCase.schema).declared].map(([path, presence]) => ({ contractCase, path, presence })),
  );

  test('without one of its keys differs from its recordings', () => {
    expect(declarations.length).toBeGreaterThan(5000);
    const survivors = declarations.filter(
      ({ contractCase, path }) => !hasDifference({ ...contractCase, schema: deleteKey(contractCase.schema, path) }),
    );
    expect(survivors.map(({ contractCase, path }) => `${contractCase.name}: ${path}`)).toEqual([]);
  });

  test('in which a required key is optional differs from the table, and accepts a recording without the key', () => {
    const required = declarations.filter(({ presence }) => presence === 'required');
    expect(required.length).toBeGreaterThan(1000);
    const survivors = required.filter(({ contractCase, path }) => {
      const mutant = { ...contractCase, schema: makeKeyOptional(contractCase.schema, path) };
      return !hasDifference(mutant) || canBeAbsent(contractCase, path) || !canBeAbsent(mutant, path);
    });
    expect(survivors.map(({ contractCase, path }) => `${contractCase.name}: ${path}`)).toEqual([]);
  });
});
