/** What an app's server writes into the page when it serves it, so that one build runs anywhere. */
export interface ServedConfig {
  /** Base address of the provider, with its version path. */
  readonly providerUrl: string;
}

/** The configuration that a page carries as data. Throws when no server has written one into it. */
export function configIn(page: Document): ServedConfig {
  const config = JSON.parse(page.getElementById('config')?.textContent ?? '{}') as Partial<ServedConfig>;
  if (config.providerUrl === undefined) throw new Error('The page does not carry its configuration.');
  return { ...config, providerUrl: config.providerUrl };
}
