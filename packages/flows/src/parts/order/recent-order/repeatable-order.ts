const normaliseSchemeName = (name: string): string => name.trim().toUpperCase();

/** Identifies a purchase: an order contains its scheme and option only as a name. */
export const purchaseKey = normaliseSchemeName;
/** Identifies a transfer by the source order and the target scheme. */
export const transferKey = (sourceId: string, target: string): string =>
  JSON.stringify([sourceId, normaliseSchemeName(target)]);
/** Identifies a mandate by its bank account. */
export const mandateKey = (accountNumber: string, ifsc: string): string => JSON.stringify([accountNumber, ifsc]);
