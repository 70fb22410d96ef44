import { expect, test } from 'vitest';
import { named, unitOf } from './names.ts';

test('a unit is asked for as area/name in kebab case', () => {
  expect(unitOf('banking/bank-account-removal').flow).toEqual({
    kebab: 'bank-account-removal',
    camel: 'bankAccountRemoval',
    pascal: 'BankAccountRemoval',
    words: 'Bank account removal',
  });
  for (const wrong of [undefined, 'banking', 'Banking/x', 'banking/../x', 'a/b/c']) {
    expect(() => unitOf(wrong), wrong).toThrow('Usage: npm run new:flow area/name');
  }
});

test('a template takes the names of its unit', () => {
  const unit = unitOf('banking/removal');
  expect(named("flowNameMachine FlowNameView './flow-name.view.ts' areaName['flowName.title']", unit)).toBe(
    "removalMachine RemovalView './removal.view.ts' banking['removal.title']",
  );
});
