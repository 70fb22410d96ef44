/** Tag of the language, as browsers use it, and its name in the language itself. */
import type { language as english } from '../en/language.ts';
import type { Translated } from '../translated.ts';

export const language: Translated<typeof english> = { tag: 'hi-IN', name: 'हिन्दी' };
