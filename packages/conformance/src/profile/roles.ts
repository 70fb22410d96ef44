/** Investors that a test system can offer, with their state at the beginning of a run. */
export const ROLES = {
  ready: 'may order: client code approved, one primary account, one verified nominee, no order',
  orders: 'has allotted, unpaid and repeating orders that allow every action, and mandates in several states',
  empty: 'may order, without a bank account, a mandate, an order and a nominee',
  severalAccounts: 'has several bank accounts, none of them primary',
  mandateRefused: 'may not register a mandate',
  nomineeOpen: 'may order once its nominee is confirmed by codes',
  pendingOrder: 'has a pending order that blocks further orders',
  esignMissing: 'finished KYC except for the e-sign',
  codeMissing: 'signed; the client code is not approved',
  codeRejected: 'signed; the exchange rejects its client code',
  photoMissing: 'has a client code; the photograph is not forwarded, FATCA is open',
  photoRejected: 'has a client code; the exchange rejects its photograph',
  fatcaDone: 'has a client code, and FATCA is verified',
  noNominee: 'may order, without a nominee and without the declaration',
  watchlists: 'has one subscribed and one other watchlist with schemes',
  atPan: 'is at the KYC stage pan',
  atAadhaar: 'is at the KYC stage aadhaar',
  atBank: 'is at the KYC stage bank',
  atPersonal: 'is at the KYC stage personal',
  atEsign: 'is at the KYC stage esignkyc',
  locked: 'is locked out of signing in',
} as const;

/** An investor by its state. */
export type Role = keyof typeof ROLES;

/** Members of the staff: each role includes the rights that its name describes. */
export const STAFF_ROLES = ['viewer', 'operator', 'norole'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
