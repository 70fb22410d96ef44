/** Words that open a free relative clause, which hides the subject of a comment, and pronouns without a referent. */
const REJECTED_OPENING = /^(?:What|Whose|Where|Who|How|That|Nobody|Somebody)\b/;

/** Verbs that do not name an effect on the context of a chart. */
const REJECTED_ACTION_VERB = /^(?:keep|forget|take|remember|say|tell|stand)(?![a-z])/;

/** The text of a comment line without its `*` and indentation. */
const trimmed = (line: string): string => line.replace(/^\s*\*?\s*/, '');

/** Returns each line of a comment that opens with a rejected word; lines are numbered from 0. */
export const rejectedCommentLines = (comment: string): readonly { line: number; word: string }[] =>
  comment.split('\n').flatMap((text, line) => {
    const word = REJECTED_OPENING.exec(trimmed(text))?.[0];
    return word === undefined ? [] : [{ line, word }];
  });

export const isActionNameRejected = (name: string): boolean => REJECTED_ACTION_VERB.test(name);
