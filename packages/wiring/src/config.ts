/** The configuration that an app's server writes into the page, so that the same build runs anywhere. */
export interface ServedConfig {
  /** Base address of the provider, with its version path. */
  readonly providerUrl: string;
  /** Name of the product. */
  readonly product: string;
  /** Address of its square logo, without its name. */
  readonly logoUrl: string;
}

/** Reads the configuration from the page. Throws if the server has written none. */
export function readServedConfig(document: Document): ServedConfig {
  const config = JSON.parse(document.getElementById('config')?.textContent ?? '{}') as Partial<ServedConfig>;
  if (config.providerUrl === undefined) throw new Error('The page does not contain its configuration.');
  return { product: '', logoUrl: '', ...config, providerUrl: config.providerUrl };
}
