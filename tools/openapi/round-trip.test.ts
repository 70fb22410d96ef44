import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { recordedAnswers } from '../../packages/api/src/contract/fixtures/answers/index.ts';
import { requestsOf } from '../../packages/api/src/contract/testing/contract-cases.ts';
import { createComponentSchemas, operations, schemasOfOperation } from './operations.ts';
import { createDocumentValidator, toJson } from './testing/document-validator.ts';
import { mutantsOf } from './testing/mutants.ts';

const validatorOf = createDocumentValidator(createComponentSchemas());

interface Case {
  readonly component: string;
  readonly schema: v.GenericSchema;
  readonly recordings: unknown[];
}

/** The recordings of every component, each once. */
const cases = new Map<string, Case>();
for (const { name, request, answer } of operations) {
  const { request: requestName, answer: answerName } = schemasOfOperation[name];
  for (const [component, schema, values] of [
    [requestName, request, requestsOf(name)],
    [answerName, answer, recordedAnswers[name]],
  ] as const) {
    const known = cases.get(component) ?? { component, schema, recordings: [] };
    const texts = new Set(known.recordings.map((recording) => JSON.stringify(recording)));
    known.recordings.push(...values.filter((value) => !texts.has(JSON.stringify(value))));
    cases.set(component, known);
  }
}

const mutantCases = [...cases.values()].map(({ component, schema, recordings }) => ({
  component,
  schema,
  mutants: recordings.flatMap((recording) => {
    const json = toJson(recording);
    return [...mutantsOf(recording)].map((mutant) => ({ ...mutant, recording, json }));
  }),
}));

describe('the schemas of the document', () => {
  test.each([...cases.values()])('$component accepts every recording', ({ component, recordings }) => {
    const validate = validatorOf(component);
    expect(recordings.length).toBeGreaterThan(0);
    for (const recording of recordings) {
      validate(toJson(recording));
      expect(validate.errors ?? []).toEqual([]);
    }
  });

  test.each(mutantCases)(
    '$component accepts and refuses the same changed recordings as the contract',
    ({ component, schema, mutants }) => {
      const validate = validatorOf(component);
      const differing = mutants.filter(({ mutate, recording, json, isListForOther }) => {
        const byContract = v.is(schema, mutate(recording));
        const byDocument = validate(mutate(json));
        // valibot accepts a list for an object without required keys, JSON Schema never does.
        return byContract !== byDocument && !(isListForOther && byContract);
      });
      expect(differing.map(({ change }) => change)).toEqual([]);
    },
  );

  test('are compared with changed recordings that are accepted, and with others that are refused', () => {
    const all = mutantCases.flatMap(({ schema, mutants }) =>
      mutants.filter((_, place) => place % 10 === 0).map((mutant) => v.is(schema, mutant.mutate(mutant.recording))),
    );
    expect(all.filter((isAccepted) => isAccepted).length).toBeGreaterThan(1000);
    expect(all.filter((isAccepted) => !isAccepted).length).toBeGreaterThan(1000);
  });
});
