const isPlainName = (name: string): boolean => /^[A-Za-z_$][\w$]*$/.test(name);

/** Returns a text as a literal of TypeScript, in the quotes that need fewer escapes. */
export function textLiteral(text: string): string {
  const quoted = JSON.stringify(text);
  if (text.includes("'") && !text.includes('"')) return quoted;
  return `'${quoted
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;
}

/** Returns a value as a literal of TypeScript. Throws for a function, which has no literal. */
export function literalOf(value: unknown): string {
  if (typeof value === 'string') return textLiteral(value);
  if (typeof value === 'function') throw new Error('A function has no literal.');
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(
    ([name, inner]) => `${isPlainName(name) ? name : textLiteral(name)}: ${literalOf(inner)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
