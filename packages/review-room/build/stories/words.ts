import { texts } from '../../../flows/src/messages/testing/texts.ts';
import { markText } from './marked-text.ts';

const messages: Readonly<Record<string, string>> = texts.en;

/** The keys of all texts; the number in a marked text is the place of its key. */
export const messageKeys: readonly string[] = Object.keys(messages);

/** A marked message: a plural has a mark in each of its forms. */
const markMessage = (message: string, number: number): string =>
  /^\{\w+, (?:plural|selectordinal),/.test(message)
    ? message.replace(/(\w+ \{)([^}]*)(?=\})/g, (_, form: string, text: string) => form + markText(text, number))
    : markText(message, number);

/** The shipped texts, each marked with its place, so that a drawn screen shows which texts it contains. */
export const markedMessages = (): Readonly<Record<string, string>> =>
  Object.fromEntries(messageKeys.map((key, place) => [key, markMessage(messages[key] ?? '', place)]));
