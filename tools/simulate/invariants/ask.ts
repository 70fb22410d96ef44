import type { Investor } from '../simulation.ts';
import { INVESTOR_ORIGIN, PROVIDER_ORIGIN } from '../world/provider.ts';
import type { Observed } from './observed.ts';

export type Fields = Readonly<Record<string, unknown>>;
export const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? (value as Fields[]) : []);

const MIN_TOKEN_LENGTH = 20;

/** Asks the provider as a person would; null after a refusal. */
export type Ask = (path: string, body: object) => Promise<Fields | null>;

/** Returns a person's way to ask beside the network of the simulation; undefined for a person who is signed out. */
export function createAsk({ world }: Observed, { device }: Investor): Ask | undefined {
  const token = device.getItem('token') ?? '';
  if (token.length < MIN_TOKEN_LENGTH) return undefined;
  const headers = { 'content-type': 'application/json', 'bb-access-token': token, origin: INVESTOR_ORIGIN };
  return async (path, body) => {
    const url = `${PROVIDER_ORIGIN}/api/v1${path}`;
    const answer = await world.provider.fetch(
      new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }),
    );
    const fields = answer === null ? null : ((await answer.json()) as Fields);
    return fields?.['code'] === '000' ? fields : null;
  };
}
