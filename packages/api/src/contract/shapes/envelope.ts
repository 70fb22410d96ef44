import * as v from 'valibot';
import { longText, loose, maybe, someNotice, text } from './scalars.ts';

/** Spread into the schema of every answer. */
export const envelopeEntries = {
  code: text,
  messageText: someNotice,
  navigateScreen: maybe(text),
  token_id: maybe(longText),
  erase_token_id: maybe(v.union([v.boolean(), v.string()])),
};

export const envelopeSchema = loose(envelopeEntries);

/* @__NO_SIDE_EFFECTS__ */
export const answerOf = <const E extends v.ObjectEntries>(entries: E) => loose({ ...envelopeEntries, ...entries });

/** An answer whose result may take more than one place: it cannot be read where `hasResult` finds it in none of them. */
/* @__NO_SIDE_EFFECTS__ */
export const withResult = <A>(hasResult: (answer: A) => boolean) =>
  v.rawCheck<A>(({ dataset, addIssue }) => {
    if (dataset.typed && !hasResult(dataset.value)) addIssue({ label: 'answer', expected: 'its result' });
  });
