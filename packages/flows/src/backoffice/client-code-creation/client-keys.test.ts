import { expect, test } from 'vitest';
import { areClientKeysOn, clientKeysStorage } from './client-keys.ts';

test.each([true, false])('the choice %s is read as it was stored', (areOn) => {
  expect(areClientKeysOn(clientKeysStorage.select(areOn) ?? null)).toBe(areOn);
});

test.each([[null], [''], ['on'], ['false']])('the keys are on for the stored text %j', (stored) => {
  expect(areClientKeysOn(stored)).toBe(true);
});
