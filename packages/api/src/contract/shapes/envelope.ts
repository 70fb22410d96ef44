import * as v from 'valibot';
import { longText, looseObject, optionalField, noticeOrEmpty, text } from './scalars.ts';

/** The fields of every answer, to be spread into its schema. */
export const envelopeEntries = {
  code: text,
  messageText: noticeOrEmpty,
  navigateScreen: optionalField(text),
  token_id: optionalField(longText),
  erase_token_id: optionalField(v.union([v.boolean(), v.string()])),
};

export const envelopeSchema = looseObject(envelopeEntries);

/** Returns the schema of an answer: the envelope and these entries. */
/* @__NO_SIDE_EFFECTS__ */
export const answerSchemaOf = <const E extends v.ObjectEntries>(entries: E) =>
  looseObject({ ...envelopeEntries, ...entries });

/** A check for answers whose result may be in several fields: the answer is malformed if `hasResult` returns false. */
/* @__NO_SIDE_EFFECTS__ */
export const requireResult = <A>(hasResult: (answer: A) => boolean) =>
  v.rawCheck<A>(({ dataset, addIssue }) => {
    if (dataset.typed && !hasResult(dataset.value)) addIssue({ label: 'answer', expected: 'its result' });
  });
