import { texts } from './texts.ts';

const choice = /^\{(?<name>\w+), (?:plural|selectordinal), (?<forms>.*)\}$/;
const forms = /(?<form>\w+) \{(?<text>[^}]*)\}/g;

/** The texts of a message: one, or one for each of its plural forms. */
function textsOf(message: string): readonly (readonly [form: string, text: string])[] {
  const { name = '', forms: all } = choice.exec(message)?.groups ?? {};
  if (all === undefined) return [['other', message]];
  return [...all.matchAll(forms)].map(({ groups }) => [
    groups?.['form'] ?? '',
    (groups?.['text'] ?? '').replace('#', `{${name}}`),
  ]);
}

/**
 * Returns every text of a language by its key, such as `access.signIn.title`; a further plural form has its name after
 * the key.
 */
export const readTexts = (language: keyof typeof texts): ReadonlyMap<string, string> =>
  new Map(
    Object.entries<string>(texts[language]).flatMap(([key, message]) =>
      textsOf(message).map(([form, text]) => [form === 'other' ? key : `${key} ${form}`, text] as const),
    ),
  );
