/** Returns the computed text colour of an element. */
export const colourOf = (element: Element): string => getComputedStyle(element).color;

/** Returns the computed colour of a token, such as `--gain`. */
export function tokenColour(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const colour = colourOf(probe);
  probe.remove();
  return colour;
}
