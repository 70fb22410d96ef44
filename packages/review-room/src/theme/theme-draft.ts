import { checkTheme, deriveTheme, type Theme, type ThemeInput } from '../../../ui/src/theme/derive-theme.ts';
import type { ThemeField, ThemeRefusal } from '../../../ui/src/theme/refusal.ts';
import type { SampleBrand } from '../../../ui/src/theme/sample-brands.ts';

/** The fields of the editor as typed; an empty field leaves the default. */
export interface ThemeDraft {
  readonly name: string;
  readonly brand: string;
  readonly neutral: string;
  readonly radius: string;
  readonly font: string;
}

export const EMPTY_DRAFT: ThemeDraft = { name: 'Your product', brand: '', neutral: '', radius: '', font: '' };

export const draftOf = ({ name, theme }: SampleBrand): ThemeDraft => ({
  name,
  brand: theme.brand ?? '',
  neutral: theme.neutral ?? '',
  radius: theme.radius === undefined ? '' : String(theme.radius),
  font: theme.font?.family ?? '',
});

const unlessEmpty = <Value>(text: string, read: (text: string) => Value): Value | undefined =>
  text.trim() === '' ? undefined : read(text.trim());

/** The choices of a draft without its empty fields, as a partner stores them. */
export function inputOf({ brand, neutral, radius, font }: ThemeDraft): ThemeInput {
  const choices: ThemeInput = {
    brand: unlessEmpty(brand, (text) => text.toLowerCase()),
    neutral: unlessEmpty(neutral, (text) => text.toLowerCase()),
    radius: unlessEmpty(radius, Number),
    font: unlessEmpty(font, (family) => ({ family })),
  };
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined));
}

export interface EvaluatedDraft {
  readonly input: ThemeInput;
  readonly refusals: Readonly<Partial<Record<ThemeField, ThemeRefusal>>>;
  /** Null while a field is refused. */
  readonly theme: Theme | null;
}

export function evaluateDraft(draft: ThemeDraft): EvaluatedDraft {
  const input = inputOf(draft);
  const refused = checkTheme(input);
  return {
    input,
    refusals: Object.fromEntries(refused.map((refusal) => [refusal.field, refusal])),
    theme: refused.length === 0 ? deriveTheme(input) : null,
  };
}
