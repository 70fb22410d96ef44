import { operations } from '@folioflow/api/schemas';
import { CODES } from '@folioflow/api/contract';
import { safeParse } from 'valibot';
import { expect } from 'vitest';
import { type Fields, isFields } from '../kit/json.ts';

/** Parses an accepted answer by the schema of its operation. */
export const parseAnswer = (name: string, answer: Fields): Fields => {
  const operation = operations.find((one) => one.name === name);
  if (!operation) throw new Error(`The contract has no operation ${name}.`);
  const parsed = safeParse(operation.answer, answer);
  expect(parsed.issues).toBeUndefined();
  expect(answer).toMatchObject({ code: CODES.success });
  return isFields(parsed.output) ? parsed.output : {};
};
