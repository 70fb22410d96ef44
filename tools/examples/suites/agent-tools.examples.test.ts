import { signInCodeFlow, signInFlow, type AnyFlow } from '@folioflow/flows';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { createInvestorSandbox, createUnusedMobile } from '@folioflow/wiring/testing/sandbox-client';
import { describeEmbeddedFlows } from '../describe-embedded-flows.ts';
import { installExample, runNpm } from '../install-examples.ts';
import { READY, SANDBOX_CODE } from '../ready-investor.ts';
import { runScript } from '../run-script.ts';

const { folder: parent, tarballs, sandbox } = inject('examples');
const folder = path.join(parent, 'agent-tools');
const env = { PROVIDER_URL: `${sandbox}/api/v1` };

interface RecordedTool {
  readonly name: string;
  readonly event: string;
  readonly child: string | null;
  readonly inputSchema: { readonly properties: object; readonly required: readonly string[] };
}
type RecordedTools = Readonly<Record<string, { readonly tools: readonly RecordedTool[]; readonly viewSchema: object }>>;

/** Calls the tools of a session in turn; returns its answers without the list of tools. */
async function callTools(args: readonly string[], calls: readonly object[]): Promise<readonly unknown[]> {
  const input = calls.map((call) => `${JSON.stringify(call)}\n`).join('');
  const [, ...answers] = await runScript({ folder, file: 'src/main.ts', args, env, input });
  return answers;
}

const submitCode = (mobile: unknown) => ({ name: 'secondFactor__codes_submitted', input: { mobile } });

/** The events that the charts of a flow and its children take. */
const eventsOf = (flow: AnyFlow, child: string | null = null): readonly string[] => [
  ...(flow.machine.events as readonly string[])
    .filter((event) => !event.startsWith('xstate.'))
    .map((event) => `${child ?? ''} ${event}`),
  ...Object.entries(flow.children).flatMap(([name, part]) => eventsOf(part, name)),
];

describe('the example agent-tools', () => {
  let recorded: RecordedTools;

  beforeAll(async () => {
    await installExample('agent-tools', folder, tarballs);
    await runNpm(folder, ['run', 'build', '--silent']);
    recorded = JSON.parse(readFileSync(path.join(folder, 'tools.json'), 'utf8')) as RecordedTools;
  });

  test('passes its own compiler', async () => {
    await runNpm(folder, ['run', 'types', '--silent']);
  });

  test.each([
    { name: 'signInCode', flow: signInCodeFlow as AnyFlow },
    { name: 'signIn', flow: signInFlow as AnyFlow },
  ])('has a tool for every event that the charts of $name take', ({ name, flow }) => {
    const events = recorded[name]?.tools.map(({ child, event }) => `${child ?? ''} ${event}`);
    expect(events?.toSorted()).toEqual(eventsOf(flow).toSorted());
  });

  test('offers these tools for the sign-in by code, with the payload of the event as input', () => {
    const { tools = [] } = recorded['signInCode'] ?? {};
    expect(
      tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties), inputSchema.required]),
    ).toEqual([
      ['check_requested', [], []],
      ['secondFactor__codes_submitted', ['mobile', 'email'], []],
      ['secondFactor__codes_abandoned', ['toCheck'], []],
      ['secondFactor__code_resendRequested', [], []],
    ]);
  });

  test('drives a flow with own ports to its end; an invalid or impossible call is an error', async () => {
    const answers = await callTools(
      ['own-code'],
      [submitCode(7), submitCode('000000'), submitCode('123456'), { name: 'check_requested' }, { name: 'pay' }],
    );
    expect(answers).toMatchObject([
      { view: { screen: 'verifying', codes: { screen: 'codes', canSubmit: true, notice: null } } },
      { error: 'The input is invalid: data/mobile must be string.' },
      { view: { screen: 'verifying', codes: { attempt: 1, notice: { text: 'This code is wrong.' } } } },
      { view: { screen: 'closed' }, output: { kind: 'accepted', exit: { to: 'schemeList' } } },
      { error: 'The flow does not allow this now.' },
      { error: 'There is no tool pay.' },
    ]);
  });

  test('answers with views of the published schema', async () => {
    const { Ajv } = await import('ajv');
    const isView = new Ajv({ strict: false }).compile(recorded['signInCode']?.viewSchema ?? false);
    const answers = await callTools(['own-code'], [submitCode('000000'), submitCode('123456')]);
    expect(answers.map((answer) => isView((answer as { readonly view: unknown }).view))).toEqual([true, true, true]);
    expect(isView({ screen: 'unknown' })).toBe(false);
  });

  test('drives two flows on a provider to their end', async () => {
    const mobile = createUnusedMobile();
    await createInvestorSandbox(sandbox, mobile).session(READY);
    const requested = await callTools(
      ['sign-in'],
      [{ name: 'draft_changed', input: { patch: { mobile } } }, { name: 'mobile_submitted' }],
    );
    expect(requested.at(-1)).toMatchObject({ output: { exit: { to: 'otp-2' } } });
    const confirmed = await callTools(['sign-in-code', mobile], [submitCode(SANDBOX_CODE)]);
    expect(confirmed.at(-1)).toMatchObject({ output: { signedIn: { profile: { login_name: 'Meera Iyer' } } } });
  });
});

describeEmbeddedFlows('agent-tools', [
  { flow: 'signInCode', file: 'src/sign-in-code.ts' },
  { flow: 'signIn', file: 'src/sign-in.ts' },
]);
