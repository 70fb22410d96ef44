import type { Participant } from '../simulation.ts';
import { INVESTOR_ORIGIN, PROVIDER_ORIGIN } from '../world/provider.ts';
import type { Observed } from './observed.ts';

export type Fields = Readonly<Record<string, unknown>>;
export const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? (value as Fields[]) : []);

/** Parses a column with JSON; '' and an absent row have no fields. */
export const parseColumn = (column: string | undefined): Fields =>
  column === undefined || column === '' ? {} : (JSON.parse(column) as Fields);

const MIN_TOKEN_LENGTH = 20;

/** Asks the provider as a person would; null after a refusal. */
export type Ask = (path: string, body: object) => Promise<Fields | null>;

/** Answers of a step, by question: between two steps nothing changes, so that several invariants share an answer. */
const answersByStep = new WeakMap<Observed, Map<string, Promise<Fields | null>>>();
const answersOf = (observed: Observed): Map<string, Promise<Fields | null>> => {
  const answers = answersByStep.get(observed) ?? new Map<string, Promise<Fields | null>>();
  answersByStep.set(observed, answers);
  return answers;
};

/** A call of a person who is signed in. */
export interface Question {
  readonly token: string;
  readonly origin: string;
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: object;
}

/** Sends a call beside the network of the simulation; null without an answer. */
export async function sendQuestion(
  { world }: Observed,
  { token, origin, method, path, body }: Question,
): Promise<Fields | null> {
  const headers = { 'content-type': 'application/json', 'bb-access-token': token, origin };
  const url = `${PROVIDER_ORIGIN}/api/v1${path}`;
  const answer = await world.provider.answer(new Request(url, { method, headers, body: JSON.stringify(body) }));
  return answer === null ? null : ((await answer.json()) as Fields);
}

/** Returns a way to ask with a token. */
export function createAskOf(observed: Observed, token: string, origin: string): Ask {
  const known = answersOf(observed);
  const ask: Ask = async (path, body) => {
    const fields = await sendQuestion(observed, { token, origin, method: 'POST', path, body });
    return fields?.['code'] === '000' ? fields : null;
  };
  return (path, body) => {
    const question = `${token} ${path} ${JSON.stringify(body)}`;
    const answer = known.get(question) ?? ask(path, body);
    known.set(question, answer);
    return answer;
  };
}

/** The token of an investor; '' for a person who is signed out. */
export const tokenOf = ({ device }: Participant): string => {
  const token = device.getItem('token') ?? '';
  return token.length < MIN_TOKEN_LENGTH ? '' : token;
};

/** Returns a person's way to ask beside the network of the simulation; undefined for a person who is signed out. */
export function createAsk(observed: Observed, participant: Participant): Ask | undefined {
  const token = tokenOf(participant);
  return token === '' ? undefined : createAskOf(observed, token, INVESTOR_ORIGIN);
}
