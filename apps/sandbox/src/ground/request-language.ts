import { parseAccept } from 'hono/utils/accept';
import { parse } from 'hono/utils/cookie';
import { languages, type Language } from '../kit/words/language.ts';

/** Cookie in which the language switch of the apps stores the selected language. */
const LANGUAGE_COOKIE = 'folioflow-language';

const findLanguage = (tag: string): Language | undefined => {
  const [primary = ''] = tag.toLowerCase().split('-');
  return languages.find((language) => language === primary);
};

/** Language of the person who sends a request: the selected one, else the preferred one of `Accept-Language`. */
export function languageOfRequest({ headers }: Request): Language {
  const cookies = headers.get('cookie');
  const selected = cookies === null ? '' : (parse(cookies, LANGUAGE_COOKIE)[LANGUAGE_COOKIE] ?? '');
  const accepted = parseAccept(headers.get('accept-language') ?? '').filter(({ q }) => q > 0);
  const found = [selected, ...accepted.map(({ type }) => type)].map(findLanguage);
  return found.find((language) => language !== undefined) ?? languages[0];
}
