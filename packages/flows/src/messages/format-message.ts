/** Fills the `{places}` of a message with its parameters. */
export const formatMessage = (message: string, parameters: Readonly<Record<string, string | number>>): string =>
  message.replace(/\{(\w+)\}/g, (place, name: string) => String(parameters[name] ?? place));
