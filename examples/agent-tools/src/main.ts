import { acceptedLocally } from '@folioflow/flows';
import { createInterface } from 'node:readline';
import { ownPorts } from './own-ports.ts';
import { provider } from './provider.ts';
import { startSignInCode } from './sign-in-code.ts';
import { startSignIn } from './sign-in.ts';

const USAGE = `npm start -- own-code             sign-in by code, own ports
npm start -- sign-in              sign-in, provider of PROVIDER_URL
npm start -- sign-in-code MOBILE  sign-in by code, the same provider`;

const [flow, mobile = '9000000100'] = process.argv.slice(2);
const { login, sendOtp, validateOtp } = provider;
const codePorts = { sendOtp, validateOtp, findSession: async () => acceptedLocally({ isSignedIn: false }) };

const sessions = {
  'own-code': () => startSignInCode(ownPorts, mobile),
  'sign-in': () => startSignIn({ login }),
  'sign-in-code': () => startSignInCode(codePorts, mobile),
};
const start = Object.entries(sessions).find(([name]) => name === flow)?.[1];
if (start === undefined) throw new Error(USAGE);
const session = start();

const answer = (line: object) => console.log(JSON.stringify(line));
const tools = session.tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
answer({ tools, viewSchema: session.viewSchema });
answer(await session.settle());

// Each line is a call: {"name": "…", "input": {…}}.
for await (const line of createInterface({ input: process.stdin })) {
  try {
    const { name, input = {} } = JSON.parse(line) as { name: string; input?: object };
    answer(await session.call(name, input));
  } catch (error) {
    answer({ error: error instanceof Error ? error.message : String(error) });
  }
}
