import { startStack, type Stack, type StackOptions } from './stack.ts';

const formatWelcome = ({ investor, backoffice, sandbox }: Stack) => `
  Investor app   ${investor}
  Back-office    ${backoffice}
  Sandbox        ${sandbox}
  Review room    npm run storybook

  Investor with holdings since 2017: mobile 9000000117, code 123456
  Investor with orders and mandates in every state: mobile 9000000101, code 123456
  Investor who is ready to invest for the first time: mobile 9000000100, code 123456
  (or e-mail i117@sandbox.example, i101@… and i100@…, password Sandbox@1)
  Staff: operator@staff.example, password Sandbox@1; the code is in the sandbox's outbox.

  Stop with Ctrl-C.
`;

/** Starts everything, prints the addresses, and runs until it is stopped. */
export async function runStack(options: Omit<StackOptions, 'environment' | 'log'> = {}): Promise<void> {
  // The sandbox refuses to start without this word, so that it is never taken for a provider.
  process.env['SANDBOX_MODE'] = '1';
  const log = (line: string) => console.log(line);
  const stack = await startStack({ environment: process.env, log, ...options });
  log(formatWelcome(stack));
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void stack.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}
