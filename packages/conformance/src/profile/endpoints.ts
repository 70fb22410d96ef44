import { type Fields, valueAtPath } from '../ground/fields.ts';
import { NotTried } from '../ground/verdicts.ts';
import { type Endpoint } from './profile-schema.ts';

const PLACEHOLDER = /\{(\w+)\}/g;

const fillText = (text: string, values: Fields): string =>
  text.replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value : placeholder;
  });

/** A text that is a placeholder alone gets the value with its type: a number remains a number. */
const wholeValueOf = (text: string, values: Fields): unknown => {
  const name = /^\{(\w+)\}$/.exec(text)?.[1];
  return name === undefined ? undefined : values[name];
};

const fillValue = (value: unknown, values: Fields): unknown => {
  if (typeof value === 'string') return wholeValueOf(value, values) ?? fillText(value, values);
  if (Array.isArray(value)) return value.map((part) => fillValue(part, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillValue(part, values)]));
};

/**
 * Calls an endpoint of the test system and returns its JSON.
 * @throws NotTried when the test system does not do what its profile promises
 */
export const callEndpoint = async (origin: string, endpoint: Endpoint, values: Fields = {}): Promise<unknown> => {
  const { method, url, headers, body } = endpoint;
  const encoded = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, encodeURIComponent(String(value))]),
  );
  const address = new URL(fillText(url, encoded), origin);
  const response = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(fillValue(body, values)) }),
  }).catch((error: unknown) => {
    throw new NotTried(`The test system does not answer at ${address.pathname}.`, { cause: error });
  });
  const text = await response.text();
  if (!response.ok) throw new NotTried(`The test system answered HTTP ${response.status} at ${address.pathname}.`);
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch (error) {
    throw new NotTried(`The test system did not answer JSON at ${address.pathname}.`, { cause: error });
  }
};

/** @throws NotTried when the answer has no text at the path */
export const textOfEndpoint = (answer: unknown, path: string, field: string): string => {
  const value = valueAtPath(answer, path);
  if (typeof value !== 'string' || value === '')
    throw new NotTried(`The test system answered no text at ${path} (${field}).`);
  return value;
};
