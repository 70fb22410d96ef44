/** Moves the focus to the first field with an error. Returns false if there is none. */
export function focusInvalidField(within: Element | null): boolean {
  const field = within?.querySelector<HTMLElement>('[aria-invalid], [data-invalid] input') ?? null;
  field?.focus();
  return field !== null;
}
