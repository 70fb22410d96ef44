/** Finds the only element of a selector. @throws Error without one */
export function findElement<E extends HTMLElement>(parent: ParentNode, selector: string): E {
  const element = parent.querySelector<E>(selector);
  if (element === null) throw new Error(`The page has no ${selector}.`);
  return element;
}
