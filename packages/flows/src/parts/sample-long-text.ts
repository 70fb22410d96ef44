import { NOTICE_MAX_LENGTH, TEXT_MAX_LENGTH } from '@folioflow/api/contract';

/** Words, and one word that no line can take. */
const unreadable = `${'The order is with the fund house. '.repeat(8)}${'W'.repeat(240)} ${'₹5,000 '.repeat(40)}`;
const ofLength = (length: number) => unreadable.repeat(Math.ceil(length / unreadable.length)).slice(0, length);

/** As long as a text of an answer may be. */
export const longText = ofLength(TEXT_MAX_LENGTH);
/** As much of a notice as is kept. */
export const longNotice = ofLength(NOTICE_MAX_LENGTH);
