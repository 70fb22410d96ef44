import * as v from 'valibot';
import { ROLES, STAFF_ROLES, type Role, type StaffRole } from './roles.ts';
import { VALUES, type ValueName } from './values.ts';

const text = v.pipe(v.string('is not a text'), v.minLength(1, 'is empty'));
const origin = v.pipe(
  text,
  v.regex(/^https?:\/\/[^/]+$/, 'is not an origin such as https://app.example, without a path'),
);
const mobile = v.pipe(text, v.regex(/^[6-9]\d{9}$/, 'is not a mobile number of 10 digits that begins with 6 to 9'));

/** A call to the test system beside the contract, relative to its origin; `{name}` is replaced by a value. */
const endpoint = v.strictObject({
  method: v.optional(v.picklist(['GET', 'POST', 'PUT', 'DELETE'], 'is not GET, POST, PUT or DELETE'), 'POST'),
  url: text,
  headers: v.optional(v.record(v.string(), v.string()), {}),
  body: v.optional(v.record(v.string(), v.unknown())),
});
export type Endpoint = v.InferOutput<typeof endpoint>;

const codeSource = v.union(
  [v.strictObject({ fixed: text }), v.strictObject({ ...endpoint.entries, code: text })],
  'is neither { "fixed": "123456" } nor { "url": "/outbox?to={to}", "code": "0.code" }',
);
export type CodeSource = v.InferOutput<typeof codeSource>;

const person = v.strictObject({
  mobile: v.union([mobile, v.array(mobile)], 'is neither a mobile number nor a list of them'),
  email: v.optional(text),
  password: v.optional(text),
  pin: v.optional(text),
});

const member = v.strictObject({ email: text, password: v.optional(text) });

const optionalEntriesOf = <K extends string, const S extends v.GenericSchema>(keys: readonly K[], schema: S) =>
  Object.fromEntries(keys.map((key) => [key, v.optional(schema)])) as Record<K, v.OptionalSchema<S, undefined>>;

/** A profile: everything about a test system that the contract does not define. */
export const profileSchema = v.strictObject({
  $schema: v.optional(v.string()),
  name: text,
  /** Origin of the investor app, allowed by CORS. */
  appOrigin: origin,
  password: text,
  pin: v.pipe(text, v.regex(/^\d{4}$/, 'is not a PIN of four digits')),
  codes: v.strictObject({ mobile: codeSource, email: codeSource }),
  investors: v.strictObject(optionalEntriesOf(Object.keys(ROLES) as Role[], person)),
  /** Creates a copy of an investor `{mobile}`, so that each case has its own. */
  copies: v.optional(v.strictObject({ ...endpoint.entries, token: text, mobile: text, email: v.optional(text) })),
  staff: v.optional(v.strictObject(optionalEntriesOf<StaffRole, typeof member>(STAFF_ROLES, member)), {}),
  /** Issues a token to a member of the staff `{email}`, so that a run needs no code for each role. */
  staffTokens: v.optional(v.strictObject({ ...endpoint.entries, token: text })),
  /** New customers: numbers from `first` on, and an address that contains `{mobile}`. */
  signUp: v.optional(
    v.strictObject({ first: mobile, count: v.pipe(v.number(), v.integer(), v.minValue(1)), email: text }),
  ),
  /** Reads the activation link that was sent to the address `{to}`; the id is its last segment. */
  activation: v.optional(v.strictObject({ ...endpoint.entries, link: text })),
  /** Registers a signature of the e-sign widget for the document `{digio_id}`; `transaction` is the path of its id. */
  esign: v.optional(v.strictObject({ ...endpoint.entries, transaction: text, field: text })),
  /** Pays an advice order `{order}` of `{amount}` paise with the key `{key}`, like the card checkout. */
  adviceCheckout: v.optional(endpoint),
  /** True if a second sign-in of an investor ends the first session with 004. */
  isSingleSession: v.optional(v.boolean(), false),
  setUp: v.optional(v.array(endpoint), []),
  tearDown: v.optional(v.array(endpoint), []),
  values: v.strictObject(optionalEntriesOf(Object.keys(VALUES) as ValueName[], text)),
});
export type Profile = v.InferOutput<typeof profileSchema>;
