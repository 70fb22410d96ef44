import type { IStyleSheetManager } from 'styled-components';

/** The name of the containers of the element: its column, and each of its dialogs. */
export const COLUMN = 'folioflow';
/** The size of a `rem`: that of the browser's settings, whatever the font size of the host page. */
export const REM = '--folioflow-rem';

const WIDTH = String.raw`\((?:(?:min|max)-width:\s*|width\s*[<>]=?\s*)[\d.]+(?:rem|px)\)`;
const widthQuery = new RegExp(String.raw`@media\s*(${WIDTH}(?:\s*and\s*${WIDTH})?)(?=\s*$|\s*\{)`, 'g');

/**
 * Replaces queries about the width of the window by queries about the column. Queries with a media type, and those that
 * ask for anything else too, are about the window.
 */
export const adaptQuery = (text: string): string =>
  text.replace(widthQuery, (_, query: string) => `@container ${COLUMN} ${query.replaceAll('rem)', 'em)')}`);

/** Replaces lengths that depend on the host page or its window; `100vw` is the window of a dialog. */
export const adaptLengths = (text: string): string =>
  text
    .replace(/(?<![\w.-])(-?(?:\d+\.?\d*|\.\d+))rem\b/g, `calc($1 * var(${REM}))`)
    .replace(/(?<![\w.-])(\d+\.?\d*|\.\d+)vw\b/g, (length, size: string) =>
      Number(size) < 100 ? `${size}cqi` : length,
    );

type StylisPlugin = NonNullable<IStyleSheetManager['stylisPlugins']>[number];

/** Adapts every rule of the screens when styled-components writes it. */
export const adaptRules: StylisPlugin = (element) => {
  if (element.type === '@media') element.value = adaptQuery(element.value);
  else if (element.type === 'decl') element.value = adaptLengths(element.value);
};
