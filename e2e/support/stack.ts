export const addressNames = ['investor', 'backoffice', 'sandbox'] as const;
type AddressName = (typeof addressNames)[number];

function address(name: AddressName): string {
  const value = process.env[`E2E_${name.toUpperCase()}`];
  if (value === undefined) throw new Error(`The address of ${name} is unknown: run the journeys with npm run e2e.`);
  return value;
}

/** Addresses of the servers of this run. */
export const stack = {
  get investor() {
    return address('investor');
  },
  get backoffice() {
    return address('backoffice');
  },
  get sandbox() {
    return address('sandbox');
  },
};
