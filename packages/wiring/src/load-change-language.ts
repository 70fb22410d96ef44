/** The code that changes the language of a page; few visits need it. */
export const loadChangeLanguage = () => import('./change-language.ts');
