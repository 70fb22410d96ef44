type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const nameOf = (control: Element) =>
  [control.tagName, control.getAttribute('href'), control.getAttribute('aria-label') ?? control.textContent].join(' ');

/** Returns the same control of the other page: by address and name, and by its place among controls of the same name. */
export function findCounterpart(control: Element, from: Element, to: Element): HTMLElement | undefined {
  const name = nameOf(control);
  const findSame = (page: Element) =>
    [...page.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, textarea')].filter(
      (each) => nameOf(each) === name,
    );
  return findSame(to)[findSame(from).findIndex((each) => each === control)];
}

/** Returns whether a person has changed the field: a drawing has the entries of a sample. */
function isChanged(field: Field): boolean {
  if (isTick(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const selected = [...field.options].findIndex((option) => option.defaultSelected);
  return field.selectedIndex !== Math.max(0, selected);
}

const isTick = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/** Enters a text as a person does: a value that is only set is unknown to React. */
function enterText(field: Field, text: string): void {
  const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  value?.set?.call(field, text);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Unfolds in a page what a person has unfolded in its drawing. */
function moveFolds(from: Element, to: Element): void {
  for (const line of from.querySelectorAll<HTMLElement>('summary')) {
    const [fold, counterpart] = [line, findCounterpart(line, from, to)].map((each) => each?.closest('details'));
    if (fold && counterpart) counterpart.open = fold.open;
  }
}

/** Enters into a page what a person has entered into its drawing. */
export function moveEntries(from: Element, to: Element): void {
  moveFolds(from, to);
  for (const field of from.querySelectorAll<Field>('input, select, textarea')) {
    const counterpart = isChanged(field) ? (findCounterpart(field, from, to) as Field | undefined) : undefined;
    if (counterpart === undefined) continue;
    if (!isTick(counterpart)) enterText(counterpart, field.value);
    else if (counterpart.checked !== (field as HTMLInputElement).checked) counterpart.click();
  }
}
