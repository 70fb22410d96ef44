import {
  OTP_LENGTH,
  PIN_LENGTH,
  FILE_MAX_BYTES,
  REQUEST_MAX_BYTES,
  REQUEST_TIME_LIMIT_MS,
} from '../../packages/api/src/contract/limits.ts';
import {
  CONTRACT_VERSION_HEADER,
  IDEMPOTENCY_HEADER,
  LANGUAGE_HEADER,
  LOGOUT_TOKEN,
  TOKEN_HEADER,
} from '../../packages/api/src/contract/wire.ts';

const toMebibytes = (bytes: number) => `${bytes / 1024 / 1024} MiB`;

/** The conventions of all operations (contract 1), in Markdown. */
export const overview = `The provider contract of Folioflow. It is generated from the schemas that the client checks every answer with.

## Answers

A processed request is answered with HTTP status 200 and an envelope. \`code\` is text: only \`000\` is success, any other code is a refusal. \`messageText\` is plain text for the user. Requests that are not processed have a status of 400 or more and a body with \`errors\`. Clients ignore unknown fields, and read numbers from numeric text and booleans from \`Y\`, \`N\`, \`true\`, \`false\`, \`1\` and \`0\`. An absent text is read as empty, an absent list as empty, an absent flag as false.

## Sessions

Every request has the header \`${TOKEN_HEADER}\`, which is empty without a session. In any answer:

1. \`erase_token_id\`, \`navigateScreen\` with the value \`signin\`, or \`token_id\` with the value \`${LOGOUT_TOKEN}\` removes the stored token.
2. Otherwise a \`token_id\` replaces it.
3. Codes 003 and 004 end the session; \`navigateScreen\` names the next page.

\`navigateScreen\` is compared with a list of allowed pages, and is never used as an address.

## Repeated requests

Operations with consequences accept the header \`${IDEMPOTENCY_HEADER}\`: a UUID for each confirmation by the user, the same for a retry after a lost answer. The provider stores the key with the caller, the operation and a hash of the body without passwords, codes and PINs. The same key and body return the first answer without a second effect; the same key with another body is refused (051). A refused attempt does not use up the key. Orders, payments and mandates are never repeated automatically.

## Language

Proposed, optional: the provider writes codes, mails and documents in the first language of the header \`${LANGUAGE_HEADER}\` that it has, else in English. The apps send the language selected by the person where it differs from that of the browser. Answers are in the language of the provider.

## Version

Proposed, optional: every answer has the header \`${CONTRACT_VERSION_HEADER}\` with the version of this contract that the provider implements, and exposes it with \`Date\` (\`Access-Control-Expose-Headers\`). Apps ignore it; the diagnostics of an integration compare it with their own.

## Limits

| subject | limit |
| --- | --- |
| a request | ${toMebibytes(REQUEST_MAX_BYTES)}, above it status 413 |
| a file | ${toMebibytes(FILE_MAX_BYTES)}, PNG or JPEG by name, type and content; a TIFF only as the second file of a part |
| an answer | \`x-max-bytes\` of its response; a client does not read a longer one |
| waiting for an answer | ${REQUEST_TIME_LIMIT_MS / 1000} seconds |
| one-time codes | ${OTP_LENGTH} digits, five tries; refused with 034 within 120 seconds of the previous code, or after five codes in 15 minutes |
| PIN | ${PIN_LENGTH} digits; locked for 15 minutes after too many wrong ones (042) |
| sign-in | locked for 15 minutes after too many failures (035) |

## Formats

Amounts that a user enters are decimal text in rupees without grouping, with at most two decimals. Dates are \`dd/mm/yyyy\` in Asia/Kolkata, time stamps ISO 8601 with offset, times of day \`HH:MM:SS\`. Documents are base64 without a prefix. Ids are opaque text of 1 to 64 characters.

## Status of an operation

\`x-folioflow-status\` is \`documented\` (method and path are in the documents of the provider), \`pathDocumented\` (only the path is) or \`proposed\`. A field with the status \`proposed\` is in none of the documents.`;
