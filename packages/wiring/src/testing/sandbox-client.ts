import { createStoredSession } from './stored-session.ts';

export interface OutboxMessage {
  readonly to: string;
  readonly channel: 'sms' | 'mail';
  readonly kind: string;
  readonly code?: string;
  readonly link?: string;
  readonly text: string;
  /** Provider time, ms since the epoch. */
  readonly time: number;
}

export interface InjectedFault {
  readonly operation: string;
  readonly kind: string;
  readonly value?: unknown;
  /** Number of calls that it affects; 1 when left out. */
  readonly times?: number;
}

/** Effects of all calls for one investor at the provider. */
export interface Effects {
  /** Number of rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** Number of messages by subject. */
  readonly messages: Readonly<Record<string, number>>;
}

/** A body of `POST /__sandbox/clock`. */
export type ClockMove = Readonly<Record<string, number | string | boolean>>;

/** A mobile number that no other test uses. */
export function createUnusedMobile(): string {
  const digits = crypto.getRandomValues(new Uint8Array(9));
  return `7${[...digits].map((digit) => digit % 10).join('')}`;
}

/** One call to the control surface; a refusal of it is a mistake of the test. */
async function callControl<A>(sandbox: string, method: string, path: string, body?: unknown): Promise<A> {
  const answer = await fetch(`${sandbox}/__sandbox${path}`, {
    method,
    // Without a body it is a call that a browser need not ask for beforehand.
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} /__sandbox${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  return (text === '' ? undefined : JSON.parse(text)) as A;
}

/**
 * Moves the clock of a sandbox, by `{ set: moment }` or `{ advance_working_days: 4 }` for example, and returns its time
 * in ms since the epoch.
 */
export async function moveClock(sandbox: string, by: ClockMove): Promise<number> {
  const { milliseconds } = await callControl<{ readonly milliseconds: number }>(sandbox, 'POST', '/clock', by);
  return milliseconds;
}

/** The sandbox as one investor's test sees it: everything here touches that investor only. */
export const createInvestorSandbox = (sandbox: string, mobile: string) => ({
  /** Session that the app stores for this investor after sign-in; `like` copies that persona, once. */
  session: (like?: string) => createStoredSession(sandbox, { mobile, ...(like === undefined ? {} : { like }) }),
  /** Mobile and e-mail messages to `to`, newest first. */
  outbox: (to: string = mobile) =>
    callControl<readonly OutboxMessage[]>(sandbox, 'GET', `/outbox?to=${encodeURIComponent(to)}`),
  /** Orders, payments, mandates, codes and all else that there is of this investor. */
  effects: () => callControl<Effects>(sandbox, 'GET', `/effects?mobile=${mobile}`),
  /** Makes this investor's next calls of an operation go wrong. */
  injectFault: (fault: InjectedFault) =>
    callControl<unknown>(sandbox, 'POST', '/faults', { ...fault, persona: mobile }),
  /** The id of this investor's client; known once e-sign is done and the exchange's steps are open. */
  clientId: async () => {
    const entities = await callControl<readonly { entity: string; id: string; owner: string }[]>(
      sandbox,
      'GET',
      '/entities',
    );
    const client = entities.find(({ entity, owner }) => entity === 'client' && owner === mobile);
    if (client === undefined) throw new Error(`The client of ${mobile} waits for nothing.`);
    return client.id;
  },
  /** One transition now; throws with the legal next states when `to` is none of them. */
  advance: (entity: string, id: string, to: string) =>
    callControl<unknown>(sandbox, 'POST', '/advance', { entity, id, to }),
});

export type InvestorSandbox = ReturnType<typeof createInvestorSandbox>;

/** A client as the staff see it. */
export interface SandboxClient {
  readonly id: string;
  readonly mobile: string;
}

/** The sandbox as the staff's tests see it. */
export const createStaffSandbox = (sandbox: string) => ({
  /** The token of somebody of the staff, without the steps. */
  token: async (name: StaffName) =>
    (await callControl<{ token_id: string }>(sandbox, 'POST', '/token', { email: staffEmailOf(name) })).token_id,
  /** A client that no other test knows, like this one of the seed. */
  client: async (like: string): Promise<SandboxClient> => {
    const { customer_id: id, mobile } = await callControl<{ customer_id: string; mobile: string }>(
      sandbox,
      'POST',
      '/token',
      { like, mobile: createUnusedMobile() },
    );
    return { id, mobile };
  },
  /** The exchange approves the code of a client whose KYC is signed. */
  approveClientCode: ({ id, mobile }: SandboxClient) =>
    createInvestorSandbox(sandbox, mobile).advance('client', id, 'codeApproved'),
  /** The newest code that went to somebody of the staff. */
  codeFor: async (name: StaffName): Promise<string> => {
    const [newest] = await createInvestorSandbox(sandbox, '').outbox(staffEmailOf(name));
    return newest?.code ?? '';
  },
  /** All that there is of a client at the provider, and how far the exchange is with it. */
  effects: async ({ id, mobile }: SandboxClient): Promise<Effects> => {
    const { rows, messages } = await createInvestorSandbox(sandbox, mobile).effects();
    const entities = await callControl<readonly { id: string; state: string; next: readonly string[] }[]>(
      sandbox,
      'GET',
      '/entities',
    );
    const client = entities.find((entity) => entity.id === id);
    return { rows: { ...rows, [`client ${client?.state}, to be ${client?.next.join()}`]: 1 }, messages };
  },
});

/** Whom the sandbox has staff accounts for. */
export type StaffName = 'operator' | 'viewer' | 'norole';
export const staffEmailOf = (name: StaffName): string => `${name}@staff.example`;
