import { callOperation } from '../http/call.ts';
import { nameOfReply, type Reply } from '../http/reply.ts';
import { sendRaw, type Connection } from '../http/send.ts';
import { createVisitor } from '../people/person.ts';
import { type TestSystem } from '../people/test-system.ts';
import { callEndpoint, textOfEndpoint } from '../profile/endpoints.ts';
import { type CaseContext } from './case-context.ts';
import { type ConformanceCase } from './define-case.ts';
import { findMissingNeed, type Need } from './needs.ts';
import { type CaseOutcome, type TracedReply } from './results.ts';
import { isFields } from '../ground/fields.ts';
import { Deviation, NotTried } from '../ground/verdicts.ts';

const MAX_TRACE = 20;

const createContext = (system: TestSystem, connection: Connection, needs: readonly Need[]): CaseContext => {
  const { profile, origin } = system;
  const requireDeclared = (need: Need): void => {
    if (!needs.includes(need)) throw new Error(`The case uses ${need} without declaring it in needs.`);
  };
  return {
    profile,
    connection,
    visitor: createVisitor(connection),
    value: (name) => {
      requireDeclared(`values.${name}`);
      const value = profile.values[name];
      if (value === undefined) throw new NotTried(`the profile has no values.${name}`);
      return value;
    },
    investor: (role) => {
      requireDeclared(`investors.${role}`);
      return system.createOwnInvestor(connection, role);
    },
    reader: (role) => {
      requireDeclared(`investors.${role}`);
      return system.readSharedInvestor(connection, role);
    },
    accountOf: (role) => {
      requireDeclared(`investors.${role}`);
      return system.readAccount(role);
    },
    staffAccountOf: (role) => {
      requireDeclared(`staff.${role}`);
      const { email = '', password = profile.password } = profile.staff[role] ?? {};
      return { email, password };
    },
    staff: (role) => {
      requireDeclared(`staff.${role}`);
      return system.readStaff(connection, role);
    },
    newCustomer: () => {
      requireDeclared('signUp');
      return system.createNewCustomer();
    },
    codeSentTo: (to) => system.readCode(to),
    activationSentTo: async (to) => {
      requireDeclared('activation');
      const { activation } = profile;
      if (activation === undefined) throw new NotTried('the profile has no activation');
      const link = textOfEndpoint(await callEndpoint(origin, activation, { to }), activation.link, 'activation.link');
      return link.split('/').findLast((segment) => segment !== '') ?? '';
    },
    signDocument: async (digio_id) => {
      requireDeclared('esign');
      const { esign } = profile;
      if (esign === undefined) throw new NotTried('the profile has no esign');
      const answer = await callEndpoint(origin, esign, { digio_id });
      return { [esign.field]: textOfEndpoint(answer, esign.transaction, 'esign.transaction') };
    },
    payAdvice: async ({ id, amount, key }) => {
      requireDeclared('adviceCheckout');
      const { adviceCheckout } = profile;
      if (adviceCheckout === undefined) throw new NotTried('the profile has no adviceCheckout');
      const answer = await callEndpoint(origin, adviceCheckout, { order: id, amount, key });
      return isFields(answer) ? answer : {};
    },
    send: (request) => sendRaw(connection, request),
    callAs: (token, name, request, options) => callOperation(connection, name, request, token, options),
  };
};

const traceOf = (reply: Reply): TracedReply => ({
  call: nameOfReply(reply),
  status: reply.status,
  code: reply.code,
});

/** Runs a case; every error becomes an outcome. */
export const runCase = async (
  system: TestSystem,
  settings: Omit<Connection, 'onReply'>,
  tried: ConformanceCase,
): Promise<CaseOutcome> => {
  const startedAt = performance.now();
  const trace: TracedReply[] = [];
  const answers = new Set<string>();
  const connection: Connection = {
    ...settings,
    onReply: (reply) => {
      trace.push(traceOf(reply));
      if (reply.operation !== undefined && reply.code !== '') answers.add(`${reply.operation} ${reply.code}`);
    },
  };
  const endWith = (outcome: CaseOutcome['outcome'], reason: string): CaseOutcome => ({
    outcome,
    reason,
    durationMs: Math.round(performance.now() - startedAt),
    trace: trace.slice(-MAX_TRACE),
    answers: [...answers].toSorted(),
  });
  const missing = findMissingNeed(system.profile, tried.needs);
  if (missing !== null) return endWith('notTried', missing);
  try {
    await tried.run(createContext(system, connection, tried.needs));
    return endWith('passed', '');
  } catch (error) {
    if (error instanceof Deviation) return endWith('failed', error.message);
    if (error instanceof NotTried) return endWith('notTried', error.message);
    return endWith('failed', `The kit could not finish this case: ${String(error)}`);
  }
};
