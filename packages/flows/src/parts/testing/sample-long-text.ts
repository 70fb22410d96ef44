import { NOTICE_MAX_LENGTH, TEXT_MAX_LENGTH } from '@folioflow/api/contract';

/** Words, and one word that is longer than any line. */
const repeatedText = `${'The order is with the fund house. '.repeat(8)}${'W'.repeat(240)} ${'₹5,000 '.repeat(40)}`;
const textOfLength = (length: number) => repeatedText.repeat(Math.ceil(length / repeatedText.length)).slice(0, length);

/** A text of the maximum length in an answer. */
export const longText = textOfLength(TEXT_MAX_LENGTH);
/** A text of the maximum length of a notice. */
export const longNotice = textOfLength(NOTICE_MAX_LENGTH);
