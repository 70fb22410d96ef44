import { Children, type ReactNode } from 'react';

const isText = (child: ReactNode): child is string | number => typeof child === 'string' || typeof child === 'number';

/** Joins neighbouring texts: they are one text for the reader, and one element. */
function joinTexts(children: readonly ReactNode[]): readonly ReactNode[] {
  const joined: ReactNode[] = [];
  for (const child of children) {
    const last = joined.at(-1);
    if (isText(child) && isText(last)) joined[joined.length - 1] = `${last}${child}`;
    else joined.push(child);
  }
  return joined;
}

/**
 * Returns content whose texts have elements of their own. A browser that translates the page replaces its texts: React
 * can then neither change nor remove a text beside an element, whereas it replaces the content of an element.
 */
export function ownTexts(content: ReactNode): ReactNode {
  if (isText(content)) return <span>{content}</span>;
  if (!Array.isArray(content)) return content;
  return joinTexts(Children.toArray(content)).map((child, place) =>
    isText(child) && String(child).trim() !== '' ? <span key={place}>{child}</span> : child,
  );
}
