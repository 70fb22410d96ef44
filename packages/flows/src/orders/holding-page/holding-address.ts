import type { HoldingKey } from '../../holdings/records.ts';

/** Returns the address of the page of a holding. */
export function holdingPath({ schemeCode, folio }: HoldingKey): string {
  const query = new URLSearchParams({ scheme: schemeCode, ...(folio === '' ? {} : { folio }) });
  return `/holding?${query.toString()}`;
}

/** Returns the holding that an address names, a question to the provider (decision 024); null if it names none. */
export function parseHoldingAddress(search: string): HoldingKey | null {
  const query = new URLSearchParams(search);
  const schemeCode = query.get('scheme') ?? '';
  return schemeCode === '' ? null : { schemeCode, folio: query.get('folio') ?? '' };
}
