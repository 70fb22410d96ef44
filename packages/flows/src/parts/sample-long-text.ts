import { NOTICE_MAX_LENGTH, TEXT_MAX_LENGTH } from '@folioflow/api/contract';

/** Words, and one word that is longer than any line. */
const unreadable = `${'The order is with the fund house. '.repeat(8)}${'W'.repeat(240)} ${'₹5,000 '.repeat(40)}`;
const ofLength = (length: number) => unreadable.repeat(Math.ceil(length / unreadable.length)).slice(0, length);

/** A text of the maximum length in an answer. */
export const longText = ofLength(TEXT_MAX_LENGTH);
/** A text of the maximum length of a notice. */
export const longNotice = ofLength(NOTICE_MAX_LENGTH);
