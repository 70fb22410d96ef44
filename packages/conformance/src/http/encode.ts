const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const appendPart = (form: FormData, name: string, value: unknown): void => {
  if (value === undefined || value === null) return;
  if (value instanceof Blob) form.append(name, value);
  else if (Array.isArray(value) && value.every((part) => part instanceof Blob)) {
    for (const file of value) form.append(name, file);
  } else form.append(name, isText(value) ? String(value) : JSON.stringify(value));
};

/** Converts a request to a form: files as file parts, plain values as text, all other values as JSON text. */
export const multipartOf = (request: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(request)) appendPart(form, name, value);
  return form;
};
