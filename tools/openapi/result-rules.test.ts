import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type OperationName } from '../../packages/api/src/contract/provider.ts';
import { createComponentSchemas, operations, schemasOfOperation } from './operations.ts';
import { createDocumentValidator } from './testing/document-validator.ts';

const validatorOf = createDocumentValidator(createComponentSchemas());
const envelope = { code: '000', messageText: '' };

const results: Readonly<Partial<Record<OperationName, readonly object[]>>> = {
  listSchemes: [
    {},
    { result: null },
    { result: {} },
    { result: { scheme_list: null } },
    { result: { scheme_list: [] } },
    { list_scheme: null },
    { list_scheme: [] },
    { result: {}, list_scheme: [] },
  ],
  listClients: [
    {},
    { result: [] },
    { result: null },
    { is_redirect: null },
    ...[true, false, 'true', 'Y', 'N', 'y', '1', '0', '', 1, 0].map((is_redirect) => ({ is_redirect })),
    { is_redirect: false, result: [] },
  ],
  getStageInfo: [
    {},
    { other: true },
    { is_verified: null },
    { is_verified: false },
    { is_stage_verified: null },
    { is_stage_verified: false },
    { login_stage: null },
    { login_stage: 'pan' },
    { state_parameters: null },
    { state_parameters: {} },
    { state_parameters: { other: true } },
    { state_parameters: { is_verify_enabled: null } },
    { state_parameters: { attachment_list: [] } },
  ],
};

describe('the rule about the result of an answer', () => {
  test.each(operations.filter(({ name }) => results[name] !== undefined))(
    '$name: is the same in the document and in the contract',
    ({ name, answer }) => {
      const validate = validatorOf(schemasOfOperation[name].answer);
      const answers = (results[name] ?? []).map((result) => ({ ...envelope, ...result }));
      const byContract = answers.map((value) => v.is(answer, value));
      expect(answers.map((value) => validate(value))).toEqual(byContract);
      expect(new Set(byContract)).toEqual(new Set([true, false]));
    },
  );
});
