import { Children, type ReactNode } from 'react';

const isText = (child: ReactNode): child is string | number => typeof child === 'string' || typeof child === 'number';

/**
 * Returns content whose texts have elements of their own. A browser that translates the page replaces its texts: React
 * can then neither change nor remove a text beside an element, whereas it replaces the content of an element.
 */
export function ownTexts(content: ReactNode): ReactNode {
  if (isText(content)) return <span>{content}</span>;
  if (!Array.isArray(content)) return content;
  const children = Children.toArray(content);
  if (children.every(isText)) return <span>{children.join('')}</span>;
  return children.map((child, place) =>
    isText(child) && String(child).trim() !== '' ? <span key={place}>{child}</span> : child,
  );
}
