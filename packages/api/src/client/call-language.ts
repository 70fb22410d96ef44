import { LANGUAGE_HEADER } from '../contract/wire.ts';
import { callHeaders } from './call-headers.ts';

/**
 * Sets the language (a tag such as `hi-IN`) in which the provider writes to the person, in every later call of each
 * client of the page. Without it, the browser sends the languages of its settings.
 */
export function setCallLanguage(tag: string): void {
  callHeaders[LANGUAGE_HEADER] = tag;
}
