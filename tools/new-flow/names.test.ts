import { expect, test } from 'vitest';
import { fillTemplate, parseUnitName } from './names.ts';

test('a unit is asked for as area/name in kebab case', () => {
  expect(parseUnitName('banking/bank-account-removal').flow).toEqual({
    kebab: 'bank-account-removal',
    camel: 'bankAccountRemoval',
    pascal: 'BankAccountRemoval',
    words: 'Bank account removal',
  });
  for (const wrong of [undefined, 'banking', 'Banking/x', 'banking/../x', 'a/b/c']) {
    expect(() => parseUnitName(wrong), wrong).toThrow('Usage: npm run new:flow area/name');
  }
});

test('a template takes the names of its unit', () => {
  const unit = parseUnitName('banking/removal');
  expect(fillTemplate("flowNameMachine FlowNameView './flow-name.view.ts' areaName", unit)).toBe(
    "removalMachine RemovalView './removal.view.ts' banking",
  );
  expect(fillTemplate('Flows/AreaTitle/FlowName', unit)).toBe('Flows/Banking/Removal');
  expect(fillTemplate('Flows/AreaTitle/FlowName', parseUnitName('kyc/nominee'))).toBe('Flows/KYC/Nominee');
});
