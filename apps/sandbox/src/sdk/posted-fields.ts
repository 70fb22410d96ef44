import { HttpRefusal } from '../ground/refusal.ts';
import { type Fields, isFields, sentJson } from '../kit/json.ts';

/**
 * What a widget posts to the service behind it.
 * @throws HttpRefusal 400 (no JSON), 405
 */
export const postedFields = async (request: Request): Promise<Fields> => {
  if (request.method !== 'POST') throw new HttpRefusal(405, ['This is only posted to.']);
  try {
    const body = sentJson(await request.text());
    return isFields(body) ? body : {};
  } catch {
    throw new HttpRefusal(400, ['The request body is not valid JSON.']);
  }
};
