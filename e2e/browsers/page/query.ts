/** Text to compare with: whole and exact, or a pattern. */
export type TextMatch = string | RegExp;

/** Description of one element as assistive technology finds it: by role, by accessible name, inside another element. */
export interface ElementQuery {
  /** ARIA role; without it, any form field. */
  readonly role?: string;
  readonly name?: TextMatch;
  /** Text that the element contains. */
  readonly text?: TextMatch;
  readonly within?: ElementQuery;
  /** Position among the matches in document order; -1 is the last. The default is 0. */
  readonly index?: number;
  /** Accepts an element that is not drawn, such as the file input below a drawn label. */
  readonly isHidden?: boolean;
}

/** A query that can be sent to a page as JSON. */
export interface SentQuery {
  readonly role: string | null;
  readonly name: SentMatch | null;
  readonly text: SentMatch | null;
  readonly within: SentQuery | null;
  readonly index: number;
  readonly isHidden: boolean;
}

type SentMatch = { readonly exact: string } | { readonly source: string; readonly flags: string };

const createSentMatch = (match: TextMatch | undefined): SentMatch | null =>
  match === undefined
    ? null
    : typeof match === 'string'
      ? { exact: match }
      : { source: match.source, flags: match.flags };

export const createSentQuery = ({ role, name, text, within, index, isHidden }: ElementQuery): SentQuery => ({
  role: role ?? null,
  name: createSentMatch(name),
  text: createSentMatch(text),
  within: within === undefined ? null : createSentQuery(within),
  index: index ?? 0,
  isHidden: isHidden === true,
});

export const matchesText = (match: SentMatch | null, text: string): boolean =>
  match === null || ('exact' in match ? text === match.exact : new RegExp(match.source, match.flags).test(text));

const byRole =
  (role: string) =>
  (name?: TextMatch, within?: ElementQuery): ElementQuery => ({
    role,
    ...(name === undefined ? {} : { name }),
    ...(within === undefined ? {} : { within }),
  });

export const button = byRole('button');
export const link = byRole('link');
export const heading = byRole('heading');
export const dialog = byRole('dialog');
export const alertDialog = byRole('alertdialog');
export const checkbox = byRole('checkbox');
export const radio = byRole('radio');
export const tab = byRole('tab');
export const menuItem = byRole('menuitem');
export const region = byRole('region');
export const banner = byRole('banner');
export const main = byRole('main');

/** A form field by its label. */
export const field = (name: TextMatch, within?: ElementQuery): ElementQuery => ({
  name,
  ...(within === undefined ? {} : { within }),
});

/** Main part of the page that contains a text. */
export const mainWith = (text: TextMatch): ElementQuery => ({ role: 'main', text });
