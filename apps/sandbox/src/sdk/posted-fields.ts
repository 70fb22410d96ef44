import { HttpRefusal } from '../ground/refusal.ts';
import { type Fields, isFields, parseJson } from '../kit/json.ts';

/**
 * Reads the fields that a widget posts to its service.
 * @throws HttpRefusal 400 (no JSON), 405
 */
export const postedFields = async (request: Request): Promise<Fields> => {
  if (request.method !== 'POST') throw new HttpRefusal(405, ['This is only posted to.']);
  try {
    const body = parseJson(await request.text());
    return isFields(body) ? body : {};
  } catch {
    throw new HttpRefusal(400, ['The request body is not valid JSON.']);
  }
};
