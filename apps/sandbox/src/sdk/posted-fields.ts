import { HttpRefusal } from '../ground/refusal.ts';
import { type Fields, isFields, parseJson } from '../kit/json.ts';
import { hasPlainTexts } from '../kit/plain-text.ts';

/**
 * Reads the fields that a widget posts to its service.
 * @throws HttpRefusal 400 (no JSON, or a control character in a text), 405
 */
export const postedFields = async (request: Request): Promise<Fields> => {
  if (request.method !== 'POST') throw new HttpRefusal(405, ['This is only posted to.']);
  const text = await request.text();
  let body: unknown;
  try {
    body = parseJson(text);
  } catch {
    throw new HttpRefusal(400, ['The request body is not valid JSON.']);
  }
  if (!hasPlainTexts(body)) throw new HttpRefusal(400, ['A text of the request contains a control character.']);
  return isFields(body) ? body : {};
};
