import { formatMessage } from '@folioflow/flows';
import { selectedLanguage } from '@folioflow/flows/language';

/** The texts of a count with its noun, with the place `{count}`. */
export interface CountTexts {
  /** The singular: of 1 in English, of 0 and 1 in Hindi (CLDR). */
  readonly one: string;
  readonly other: string;
}

/** The language in which a page is served; none without a page. */
function pageLanguage(): string | undefined {
  const { document } = globalThis as { document?: { documentElement?: { lang?: string } } };
  const lang = document?.documentElement?.lang;
  return lang === '' ? undefined : lang;
}

const createRules = (tag: string) => ({ tag, plural: new Intl.PluralRules(tag) });
let rules: ReturnType<typeof createRules> | undefined;

/** True if a count takes the singular in the shown language. */
function isSingular(count: number): boolean {
  const tag = selectedLanguage()?.tag ?? pageLanguage() ?? 'en-IN';
  if (rules?.tag !== tag) rules = createRules(tag);
  return rules.plural.select(count) === 'one';
}

/** Formats a count with its noun in the number of the shown language; `shown` is the count as it is written. */
export const formatCount = ({ one, other }: CountTexts, count: number, shown: string | number = count): string =>
  formatMessage(isSingular(count) ? one : other, { count: shown });
